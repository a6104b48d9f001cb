import type {Property} from './settings';

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
  const {min, max, isRequired, isLength} = property;
  if ((typed === '' && !isRequired) || (typed === 'auto' && isLength)) return {value: ''};
  const [, number, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+)) *(px|%)?$/i.exec(typed) ?? [];
  if (number === undefined || (unit === '%' && !isLength)) {
    return isLength
      ? {message: 'Enter pixels, such as 80, or a percentage, such as 50%.'}
      : {message: `Enter a number from ${min} to ${max}.`};
  }
  const [limit, suffix] = unit === '%' ? [100, '%'] : [max, ''];
  const clamped = Math.min(limit, Math.max(min, Number(number)));
  const value = `${Math.round(clamped)}${suffix}`;
  if (clamped === Number(number)) return {value};
  return {value, message: `The range is ${min} to ${limit}${suffix}, so ${value} is used.`};
}
