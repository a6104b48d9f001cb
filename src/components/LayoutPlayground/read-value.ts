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
  return 'maxPixels' in property ? readLength(property, typed) : readNumber(property, typed);
}

function readNumber({min, max, isRequired}: NumberProperty, typed: string): Reading {
  if (typed === '' && !isRequired) return {value: ''};
  const number = toNumber(typed.replace(/ *px$/i, ''));
  if (number === undefined) return {message: `Enter a number from ${min} to ${max}.`};
  return readInRange({min, max}, number);
}

function readLength({maxPixels}: LengthProperty, typed: string): Reading {
  if (typed === '' || typed === 'auto') return {value: ''};
  const [, digits = '', unit] = /^(.*?) *(px|%)?$/i.exec(typed) ?? [];
  const number = toNumber(digits);
  if (number === undefined) return {message: 'Enter pixels, such as 80, or a percentage, such as 50%.'};
  return unit === '%'
    ? readInRange({min: 0, max: 100}, number, '%')
    : readInRange({min: 0, max: maxPixels}, number);
}

/** Returns the number of a range that is nearest to another number. */
export const clampTo = ({min, max}: {min: number; max: number}, number: number): number =>
  Math.min(max, Math.max(min, number));

const toNumber = (text: string): number | undefined =>
  /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;

function readInRange(range: {min: number; max: number}, number: number, unit = ''): Reading {
  const clamped = clampTo(range, number);
  const value = `${Math.round(clamped)}${unit}`;
  if (clamped === number) return {value};
  return {value, message: `The range is ${range.min} to ${range.max}${unit}, so ${value} is used.`};
}
