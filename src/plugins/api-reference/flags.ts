import type {Enumeration} from './declarations';

/** Returns a flag as a hexadecimal number, or an empty text for a string. */
export const toHex = (value: number | string) =>
  typeof value === 'number' ? `0x${(value >>> 0).toString(16)}` : '';

export const isSingleBit = (value: number | string) =>
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
