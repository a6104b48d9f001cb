import {toString as plainText} from 'mdast-util-to-string';
import type {Enumeration, EnumValue} from '../declarations';
import {qtNumberOf} from '../facts';
import {anchorsOf} from '../routes';
import {type Context, saidOfSymbol, saidOfValue} from './context';
import {frontMatterOf, page} from './front-matter';
import {intro} from './intro';
import {type Blocks, code, heading, type Inline, paragraph, sample, section, table, text} from './md';
import {flatten, inline} from './prose';
import {usedBy} from './used-by';

export const enumPage = (symbol: Enumeration, context: Context): string =>
  page(frontMatterOf(symbol, context), [
    ...intro(symbol, context),
    ...values(symbol, context),
    ...combining(symbol, context),
    ...usedBy(symbol, context.model),
  ]);

/** One table of all values, or one per group where our description makes groups. */
function values(symbol: Enumeration, context: Context): Blocks {
  const groups = context.descriptions.get(symbol.id)?.groups ?? [];
  if (groups.length === 0) {
    return section('values', [valueTable(symbol, symbol.values, context)]);
  }
  const byName = new Map(symbol.values.map((value) => [value.name, value]));
  return groups.flatMap(({title, summary, members}) => [
    heading(2, title),
    ...(summary ? [paragraph(...inline(summary))] : []),
    valueTable(
      symbol,
      members.flatMap((member) => byName.get(member) ?? []),
      context,
    ),
  ]);
}

function valueTable(symbol: Enumeration, chosen: EnumValue[], context: Context) {
  const flags = isFlags(symbol);
  const anchors = anchorsOf(symbol);
  return table(
    ['Name', 'Value', ...(flags ? ['Hex'] : []), 'Meaning'],
    chosen.map((value) => {
      const {summary, details} = saidOfValue(symbol, value, context);
      const said = flatten([...summary, ...details]);
      return {
        id: anchors.get(value.name),
        kind: 'value' as const,
        cells: [
          [text(value.name)],
          [text(typeof value.value === 'string' ? `'${value.value}'` : String(value.value))],
          ...(flags ? [[text(hex(value.value))]] : []),
          [...said, ...numberInQt(symbol, value, said, context)],
        ],
      };
    }),
  );
}

/** Tells where Qt has another number for a value, and what it reads ours as; nothing where the words on it give Qt's. */
function numberInQt(symbol: Enumeration, value: EnumValue, said: Inline, {measured}: Context): Inline {
  const qt = qtNumberOf(measured, symbol.id, value.name);
  const words = said.map((part) => plainText(part)).join('');
  if (qt === undefined || new RegExp(`(?<![\\w-])${qt}(?!\\w)`).test(words)) return [];
  const show = isFlags(symbol) ? hex : String;
  const other = symbol.values.find(({name}) => qtNumberOf(measured, symbol.id, name) === value.value);
  return [
    text(`${words && ' '}Qt 6 has ${show(qt)} for it`),
    ...(other ? [text(` and reads ${show(value.value)} as `), code(other.name)] : []),
    text('.'),
  ];
}

const hex = (value: number | string) => (typeof value === 'number' ? `0x${(value >>> 0).toString(16)}` : '');

/** A value of exactly one bit. */
const isBit = ({value}: EnumValue) =>
  typeof value === 'number' && value > 0 && Number.isInteger(Math.log2(value));

/**
 * Whether values are made to be combined: most are single bits. An enumeration that counts 0, 1, 2, 3, 4 has bits
 * too, but few of them and a 3 among them; one of numbers that mean something else does not start at 1.
 */
export function isFlags({values: all}: Enumeration): boolean {
  const distinct = [...new Map(all.filter(({value}) => value !== 0).map((one) => [one.value, one])).values()];
  const bits = distinct.filter(isBit).length;
  const counts = distinct.some(({value}) => value === 3) && bits < 5;
  const starts = bits > 3 || distinct.some(({value}) => value === 1);
  return bits >= 3 && bits > distinct.length - bits && starts && !counts;
}

/** How to put flags together and how to ask for one of them, unless our own words show it. */
function combining(symbol: Enumeration, context: Context): Blocks {
  const {details} = saidOfSymbol(symbol, context);
  if (details.some((part) => part.type === 'code' && part.value.includes(' | '))) return [];
  const [first, second] = symbol.values.filter(isBit);
  if (!isFlags(symbol) || !symbol.exported || !first || !second) return [];
  const flag = (value: EnumValue) => `${symbol.name}.${value.name}`;
  return section('combining-flags', [
    paragraph(text('Each value is a bit: join several with "|", and ask for one with "&".')),
    sample(`import {${symbol.name}} from '@nodegui/nodegui';

const flags: ${symbol.name} = ${flag(first)} | ${flag(second)};
const has${second.name.replace(/^\w/, (letter) => letter.toUpperCase())} = (flags & ${flag(second)}) !== 0;`),
  ]);
}
