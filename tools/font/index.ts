// cspell:ignore hanken grotesk wght fontsource subset
import {readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';
import {globSync} from 'tinyglobby';
import {runMain} from '../run-main';

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

/** `npm run font`: reduces the font to the characters of the last build, and writes their range into the stylesheet. */
async function main(): Promise<void> {
  const font = readFileSync(require.resolve(PACKAGE_FILE));
  const codes = findUsedCodePoints();
  const text = String.fromCodePoint(...codes);
  const subset = await subsetFont(font, text, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}});
  writeFileSync(SUBSET_FILE, subset);
  const css = readFileSync(CSS_FILE, 'utf8');
  writeFileSync(CSS_FILE, css.replace(/unicode-range: [^;]*/, `unicode-range: ${toUnicodeRange(codes)}`));
  console.log(`${SUBSET_FILE}: ${codes.length} characters. ${CSS_FILE}`);
}

void runMain(main);
