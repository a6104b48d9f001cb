// cspell:ignore hanken grotesk wght fontsource capsizecss unpack subset roboto dejavu xwidth
import {readFileSync, writeFileSync} from 'node:fs';
import {entireMetricsCollection} from '@capsizecss/metrics/entireMetricsCollection';
import {fromBuffer} from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import {globSync} from 'tinyglobby';

/** Our name for the font, and where the package has it. */
const FAMILY = 'Hanken Grotesk';
const PACKAGE_FILE = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const SUBSET_FILE = 'src/fonts/hanken-grotesk.woff2';
const CSS_FILE = 'src/css/font.css';

/** The weights that tokens.css has; the font keeps what lies between. */
const WEIGHTS = {min: 400, max: 700};

/** What text of ours may have at any time: ASCII, spaces, quotation marks, dashes and the ellipsis. */
const ALWAYS = [
  ...Array.from({length: 0x7f - 0x20}, (_, index) => index + 0x20),
  ...[0xa0, 0xad, 0xb7, 0xd7, 0x200b, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026],
];

/** What the package's file has, roughly: Latin letters and the punctuation of text. */
const OURS = /[\u00a0-\u00ff\u2000-\u206f\u20ac]/;

/** Measures of a font, in its own units. */
interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Average width of Latin text. */
  xWidthAvg: number;
}

/** A font that visitors have, in two weights. */
interface Fallback {
  /** Name of the family that stands in. */
  family: string;
  /** Names by which systems know fonts of these widths. */
  normal: {local: string[]; metrics: Pick<Metrics, 'unitsPerEm' | 'xWidthAvg'>};
  bold: {local: string[]; metrics: Pick<Metrics, 'unitsPerEm' | 'xWidthAvg'>};
}

const {arial, roboto} = entireMetricsCollection;

/** What a visitor of Windows, macOS and iOS has, then of Android, then of Linux. */
const FALLBACKS: Fallback[] = [
  {
    family: 'Hanken Arial',
    normal: {local: ['Arial', 'Liberation Sans', 'Helvetica'], metrics: arial},
    bold: {local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], metrics: arial.variants[700]},
  },
  {
    family: 'Hanken Roboto',
    normal: {local: ['Roboto'], metrics: roboto},
    bold: {local: ['Roboto Bold'], metrics: roboto.variants[700]},
  },
  {
    family: 'Hanken DejaVu',
    // As @capsizecss/unpack reads them from version 2.37, which it has no list of.
    normal: {local: ['DejaVu Sans'], metrics: {unitsPerEm: 2048, xWidthAvg: 1041}},
    bold: {local: ['DejaVu Sans Bold'], metrics: {unitsPerEm: 2048, xWidthAvg: 1176}},
  },
];

/** The code points that the pages of the last build use, and those that they may use at any time. */
function usedCodePoints(): number[] {
  const used = new Set(ALWAYS);
  for (const file of globSync('build/**/*.html')) {
    for (const character of readFileSync(file, 'utf8')) {
      if (OURS.test(character)) used.add(character.codePointAt(0) ?? 0);
    }
  }
  return [...used].sort((a, b) => a - b);
}

/** Code points as `unicode-range` has them: U+20-7E, U+A0, … */
function unicodeRange(codes: number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `u+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** A face that gives a font of the visitor's the width and the height of ours. */
function fallbackFace(
  family: string,
  weight: string,
  {local, metrics}: Fallback['normal'],
  own: Metrics,
): string {
  const scale = own.xWidthAvg / own.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm);
  const em = own.unitsPerEm * scale;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(own.ascent / em)};
  descent-override: ${percent(Math.abs(own.descent) / em)};
  line-gap-override: ${percent(own.lineGap / em)};
}
`;
}

/** Measures of the font at one weight. */
async function metricsAt(font: Buffer, text: string, wght: number): Promise<Metrics> {
  return fromBuffer(await subsetFont(font, text, {targetFormat: 'truetype', variationAxes: {wght}}));
}

async function main(): Promise<void> {
  const font = readFileSync(require.resolve(PACKAGE_FILE));
  const codes = usedCodePoints();
  const text = String.fromCodePoint(...codes);
  writeFileSync(
    SUBSET_FILE,
    await subsetFont(font, text, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}}),
  );
  const normal = await metricsAt(font, text, WEIGHTS.min);
  const bold = await metricsAt(font, text, WEIGHTS.max);
  writeFileSync(
    CSS_FILE,
    `/* Written by npm run font. */

/* The characters of the pages. */
@font-face {
  font-family: "${FAMILY}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  src: url("../fonts/hanken-grotesk.woff2") format("woff2");
  unicode-range: ${unicodeRange(codes)};
}

/* Fonts that visitors have, in the measures of ours. Lines still break elsewhere now and then, so ours is optional:
   a page that is shown without it stays so, and the next one has it. */
${FALLBACKS.flatMap((fallback) => [
  fallbackFace(fallback.family, '400 500', fallback.normal, normal),
  fallbackFace(fallback.family, '501 900', fallback.bold, bold),
]).join('\n')}`,
  );
  console.log(`${SUBSET_FILE}: ${codes.length} characters. ${CSS_FILE}`);
}

void main();
