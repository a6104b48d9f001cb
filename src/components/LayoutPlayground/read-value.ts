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
  return clamp(number, least, most, '');
}

function readLength({mostPixels}: LengthProperty, typed: string): Reading {
  if (typed === '' || typed === 'auto') return {value: ''};
  const [, digits = '', unit] = /^(.*?) *(px|%)?$/i.exec(typed) ?? [];
  const number = toNumber(digits);
  if (number === undefined) return {message: 'Enter pixels, such as 80, or a percentage, such as 50%.'};
  return unit === '%' ? clamp(number, 0, 100, '%') : clamp(number, 0, mostPixels, '');
}

const toNumber = (text: string): number | undefined =>
  /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;

function clamp(number: number, least: number, most: number, unit: '' | '%'): Reading {
  const clamped = Math.round(Math.min(most, Math.max(least, number)));
  const value = `${clamped}${unit}`;
  if (number >= least && number <= most) return {value};
  return {value, message: `The range is ${least} to ${most}${unit}, so ${value} is used.`};
}
