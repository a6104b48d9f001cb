import type {LengthProperty, NumberProperty, Property} from './settings';

interface Reading {
  /** The value to use, which is empty for the default. It's undefined if the text has no value. */
  value?: string;
  /** Tells the reader why the value isn't what they typed. */
  message?: string;
}

/** Returns the value of a property that somebody typed, clamped to its range. */
export function readValue(property: Property, text: string): Reading {
  const typed = text.trim();
  if ('values' in property) return property.values.includes(typed) ? {value: typed} : {};
  return 'mostPixels' in property ? readLength(property, typed) : readNumber(property, typed);
}

function readNumber({least, most, isRequired}: NumberProperty, typed: string): Reading {
  if (typed === '' && !isRequired) return {value: ''};
  const number = toNumber(typed.replace(/ *px$/i, ''));
  if (number === undefined) return {message: `Enter a number from ${least} to ${most}.`};
  return readInRange({least, most}, number);
}

function readLength({mostPixels}: LengthProperty, typed: string): Reading {
  if (typed === '' || typed === 'auto') return {value: ''};
  const [, digits = '', unit] = /^(.*?) *(px|%)?$/i.exec(typed) ?? [];
  const number = toNumber(digits);
  if (number === undefined) return {message: 'Enter pixels, such as 80, or a percentage, such as 50%.'};
  return unit === '%'
    ? readInRange({least: 0, most: 100}, number, '%')
    : readInRange({least: 0, most: mostPixels}, number);
}

/** Returns the number of a range that is nearest to another number. */
export const clampTo = ({least, most}: {least: number; most: number}, number: number): number =>
  Math.min(most, Math.max(least, number));

const toNumber = (text: string): number | undefined =>
  /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;

function readInRange(range: {least: number; most: number}, number: number, unit = ''): Reading {
  const clamped = clampTo(range, number);
  const value = `${Math.round(clamped)}${unit}`;
  if (clamped === number) return {value};
  return {value, message: `The range is ${range.least} to ${range.most}${unit}, so ${value} is used.`};
}
