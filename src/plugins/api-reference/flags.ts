import type {Enumeration} from './declarations';

/** Returns a flag as a hexadecimal number, or an empty text for a string. */
export const toHex = (value: number | string) =>
  typeof value === 'number' ? `0x${(value >>> 0).toString(16)}` : '';

export const isSingleBit = (value: number | string) =>
  typeof value === 'number' && value > 0 && Number.isInteger(Math.log2(value));

/** Returns true if the values of an enumeration are flags, which means that most of them are single bits. */
export function isFlags({values}: Enumeration): boolean {
  const numbers = new Set(values.map(({value}) => value).filter((value) => value !== 0));
  const singleBitCount = [...numbers].filter(isSingleBit).length;
  // An enumeration that counts 0, 1, 2, 3, 4 has single bits too, but only a few of them, and it contains a 3.
  if (singleBitCount < 5 && numbers.has(3)) return false;
  // Three numbers that have another meaning usually don't start at 1.
  if (singleBitCount < 4 && !numbers.has(1)) return false;
  return singleBitCount >= 3 && singleBitCount > numbers.size / 2;
}
