import type {ApiSymbol, Enumeration, EnumValue} from '../../declarations';
import {type Context, getSymbolDescription} from '../context';
import {type Blocks, paragraph, sample, section, text} from '../nodes';

/** Returns true for a number with exactly one bit. */
const isSingleBit = (value: number | string) =>
  typeof value === 'number' && value > 0 && Number.isInteger(Math.log2(value));

/**
 * Returns true if the values of an enumeration are flags, which means that most of them are single bits.
 *
 * An enumeration that counts 0, 1, 2, 3, 4 has single bits too, but only a few of them, and it contains a 3. If numbers
 * have another meaning, they usually don't start at 1.
 */
export function isFlags({values}: Enumeration): boolean {
  const numbers = new Set(values.map(({value}) => value).filter((value) => value !== 0));
  const singleBitCount = [...numbers].filter(isSingleBit).length;
  const isSequence = numbers.has(3) && singleBitCount < 5;
  const startsAtOne = singleBitCount > 3 || numbers.has(1);
  return singleBitCount >= 3 && singleBitCount > numbers.size / 2 && startsAtOne && !isSequence;
}

/** Renders how to combine flags and how to test for one of them, unless the description has such a sample. */
export function renderCombiningFlags(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind !== 'enum') return [];
  const {details} = getSymbolDescription(symbol, context);
  if (details.some((part) => part.type === 'code' && part.value.includes(' | '))) return [];
  const [first, second] = symbol.values.filter(({value}) => isSingleBit(value));
  if (!isFlags(symbol) || !symbol.exported || !first || !second) return [];
  const toFlagExpression = (value: EnumValue) => `${symbol.name}.${value.name}`;
  return section('combining-flags', [
    paragraph(text('These values are flags. Combine several with "|", and test for one with "&".')),
    sample(`import {${symbol.name}} from '@nodegui/nodegui';

const flags: ${symbol.name} = ${toFlagExpression(first)} | ${toFlagExpression(second)};
const has${second.name.replace(/^\w/, (letter) => letter.toUpperCase())} = (flags & ${toFlagExpression(second)}) !== 0;`),
  ]);
}
