// cspell:ignore hanken grotesk wght fontsource capsizecss unpack subset roboto dejavu xwidth
import {readFileSync, writeFileSync} from 'node:fs';
import {fromBuffer} from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import {globSync} from 'tinyglobby';
import {runMain} from '../run-main';

/** The name of the font in stylesheets, and its file in the package. */
const FAMILY = 'Hanken Grotesk';
const PACKAGE_FILE = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const SUBSET_FILE = 'src/fonts/hanken-grotesk.woff2';
const CSS_FILE = 'src/css/font.css';

/** The range of weights in tokens.css. The font keeps all weights in it. */
const WEIGHTS = {min: 400, max: 700};

/** Code points that are always included: ASCII, spaces, quotation marks, dashes and the ellipsis. */
const BASE_CODE_POINTS = [
  ...Array.from({length: 0x7f - 0x20}, (_, index) => index + 0x20),
  ...[0xa0, 0xad, 0xb7, 0xd7, 0x200b, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026],
];

/** Matches characters that the package's font probably has: Latin letters and punctuation. */
const FONT_CHARACTER = /[\u00a0-\u00ff\u2000-\u206f\u20ac]/;

/** Metrics of a font, in its own units. */
interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Average width of Latin text. */
  xWidthAvg: number;
}

/** A font that visitors have installed. */
interface Fallback {
  /** Name of the fallback family in the stylesheet. */
  family: string;
  isBold: boolean;
  /** The names under which systems install the font. */
  local: string[];
  /** Average width of Latin text, as a share of the font's size. */
  width: number;
}

/**
 * Fallbacks for Windows, macOS and iOS, then Android, then Linux. `fromBuffer` of @capsizecss/unpack reads their widths from
 * a font file. They don't change, and few machines have all of these fonts.
 */
const FALLBACKS: Fallback[] = [
  {family: 'Arial', isBold: false, local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 913 / 2048},
  {
    family: 'Arial',
    isBold: true,
    local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    width: 983 / 2048,
  },
  {family: 'Roboto', isBold: false, local: ['Roboto'], width: 911 / 2048},
  {family: 'Roboto', isBold: true, local: ['Roboto Bold'], width: 926 / 2048},
  {family: 'DejaVu', isBold: false, local: ['DejaVu Sans'], width: 1041 / 2048},
  {family: 'DejaVu', isBold: true, local: ['DejaVu Sans Bold'], width: 1176 / 2048},
];

/** Returns the code points that the pages of the last build use and those of `BASE_CODE_POINTS`, in order. */
function findUsedCodePoints(): number[] {
  const codePoints = new Set(BASE_CODE_POINTS);
  for (const file of globSync('build/**/*.html')) {
    for (const character of readFileSync(file, 'utf8')) {
      if (FONT_CHARACTER.test(character)) codePoints.add(character.codePointAt(0) ?? 0);
    }
  }
  return [...codePoints].sort((a, b) => a - b);
}

/** Returns code points in the format of `unicode-range`: `u+20-7e, u+a0`, … */
function toUnicodeRange(codes: number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const toHex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `u+${toHex(from)}${to > from ? `-${toHex(to)}` : ''}`).join(', ');
}

const toPercent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Returns a `@font-face` rule that scales a font of the visitor to the width and height of the font `target`. */
function createFallbackFace({family, isBold, local, width}: Fallback, target: Metrics): string {
  const scale = target.xWidthAvg / target.unitsPerEm / width;
  const em = target.unitsPerEm * scale;
  return `@font-face {
  font-family: "Hanken ${family}";
  font-weight: ${isBold ? '501 900' : '400 500'};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${toPercent(scale)};
  ascent-override: ${toPercent(target.ascent / em)};
  descent-override: ${toPercent(Math.abs(target.descent) / em)};
  line-gap-override: ${toPercent(target.lineGap / em)};
}
`;
}

/** Reads the metrics of the font at one weight. */
async function readMetrics(font: Buffer, text: string, wght: number): Promise<Metrics> {
  return fromBuffer(await subsetFont(font, text, {targetFormat: 'truetype', variationAxes: {wght}}));
}

async function main(): Promise<void> {
  const font = readFileSync(require.resolve(PACKAGE_FILE));
  const codes = findUsedCodePoints();
  const text = String.fromCodePoint(...codes);
  writeFileSync(
    SUBSET_FILE,
    await subsetFont(font, text, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}}),
  );
  const normal = await readMetrics(font, text, WEIGHTS.min);
  const bold = await readMetrics(font, text, WEIGHTS.max);
  writeFileSync(
    CSS_FILE,
    `/* Written by npm run font. */

/* The characters of the pages. */
@font-face {
  font-family: "${FAMILY}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  src: url("../fonts/hanken-grotesk.woff2") format("woff2");
  unicode-range: ${toUnicodeRange(codes)};
}

/* Fonts of the visitor's system, with the metrics of ours. Lines can still break in other places, so our font is optional.
   If a page has been shown before the font arrives, it keeps the system's font, and the next page has ours. */
${FALLBACKS.map((fallback) => createFallbackFace(fallback, fallback.isBold ? bold : normal)).join('\n')}`,
  );
  console.log(`${SUBSET_FILE}: ${codes.length} characters. ${CSS_FILE}`);
}

void runMain(main);
