import type {ApiSymbol, Enumeration, EnumValue} from '../../declarations';
import {type Context, saidOfSymbol} from '../context';
import {type Blocks, paragraph, sample, section, text} from '../nodes';

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
export function combiningFlags(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind !== 'enum') return [];
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
