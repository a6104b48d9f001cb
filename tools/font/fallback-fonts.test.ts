import {readFileSync} from 'node:fs';
import {fromBuffer} from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import {beforeAll, expect, test} from 'vitest';

const css = readFileSync('src/css/font.css', 'utf8');
const font = readFileSync('src/fonts/hanken-grotesk.woff2');

/**
 * The average widths of Latin text in the visitor's fonts, in units of 1/2048, as Capsize computes them. Few machines have all
 * of these fonts.
 */
const FALLBACK_WIDTHS = [
  ['Hanken Arial', 400, 913],
  ['Hanken Arial', 700, 983],
  ['Hanken Roboto', 400, 911],
  ['Hanken Roboto', 700, 926],
  ['Hanken DejaVu', 400, 1041],
  ['Hanken DejaVu', 700, 1176],
] as const;

const METRICS = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'];

/** Metrics of our font at its two weights. */
let metrics: Record<400 | 700, Awaited<ReturnType<typeof fromBuffer>>>;

/** All characters of ASCII. Capsize weights them by how often they occur in text. */
const TEXT = String.fromCodePoint(...Array.from({length: 0x7f - 0x20}, (_, index) => index + 0x20));

beforeAll(async () => {
  const read = async (wght: number) =>
    fromBuffer(await subsetFont(font, TEXT, {targetFormat: 'truetype', variationAxes: {wght}}));
  metrics = {400: await read(400), 700: await read(700)};
});

/** Returns the metrics that the stylesheet gives to a fallback font, in percent. */
function readRule(family: string, weight: number): Record<string, number> {
  const rules = css.split('@font-face').filter((rule) => rule.includes(`"${family}"`));
  const rule = rules.find((text) => {
    const [from = 0, to = 0] = (/font-weight: (\d+) (\d+)/.exec(text) ?? []).slice(1).map(Number);
    return from <= weight && weight <= to;
  });
  return Object.fromEntries(
    METRICS.map((name) => [name, Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule ?? '')?.[1])]),
  );
}

test.each(FALLBACK_WIDTHS)('%s %i has the width and the height of our font', (family, weight, width) => {
  const {xWidthAvg, ascent, descent, lineGap, unitsPerEm} = metrics[weight];
  const scale = xWidthAvg / unitsPerEm / (width / 2048);
  const values = [scale, ...[ascent, -descent, lineGap].map((height) => height / unitsPerEm / scale)];
  const expected = METRICS.map((name, index) => [name, Number(((values[index] ?? 0) * 100).toFixed(2))]);
  expect(readRule(family, weight)).toEqual(Object.fromEntries(expected));
});
