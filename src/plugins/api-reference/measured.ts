import * as z from 'zod';
import {getOwn} from '../../lib/get-own';

/** File with the measurements, relative to the site; written by `npm run toolkit:measure`. */
export const MEASURED_FILE = 'reference/measured.json';

const textsByName = z.record(z.string(), z.record(z.string(), z.string()));
const namesByClass = z.record(z.string(), z.array(z.string()));

export const measuredSchema = z.looseObject({
  /** Version of the package that was run. */
  packageVersion: z.string(),
  /** Class → getter → value on a new instance, as a JavaScript expression. */
  defaults: textsByName.optional(),
  /** Class → methods that are declared but do not exist at run time. */
  missingAtRuntime: namesByClass.optional(),
  /** Class → methods that exist at run time but are not declared. */
  undeclared: namesByClass.optional(),
  /** `Enum.Value` → Qt's number, for values that have another number in Qt. */
  enums: z.record(z.string(), z.looseObject({qt: z.number().optional()})).optional(),
  /** Class → method → its place in Qt's documentation, such as `QAbstractButton#text-prop`. */
  qtAnchors: textsByName.optional(),
});

/** The content of `reference/measured.json`, which is measured by running the toolkit. */
export type Measured = z.output<typeof measuredSchema>;

/**
 * Returns the measurements.
 * @param version the version of the package that the pages describe
 * @throws when the measurements come from another version, because they could name something that this one doesn't declare
 */
export function checkMeasured(measured: Measured, version: string): Measured {
  if (measured.packageVersion === version) return measured;
  throw new Error(
    `${MEASURED_FILE} was measured with ${measured.packageVersion}, but ${version} is installed. ` +
      'Run "npm run toolkit:measure" to measure again.',
  );
}

/** Returns the default that was measured for a getter, as a JavaScript expression, or undefined if there is none. */
export const findDefault = (measured: Measured, symbol: string, getter: string): string | undefined =>
  getOwn(getOwn(measured.defaults, symbol), getter);

export const isMissingAtRuntime = (measured: Measured, symbol: string, method: string): boolean =>
  getOwn(measured.missingAtRuntime, symbol)?.includes(method) ?? false;

export const findUndeclared = (measured: Measured, symbol: string): string[] =>
  getOwn(measured.undeclared, symbol) ?? [];

/** Returns Qt's number for a value of an enum if NodeGUI has another one, else undefined. */
export const findQtNumber = (measured: Measured, symbol: string, value: string): number | undefined =>
  getOwn(measured.enums, `${symbol}.${value}`)?.qt;

/** Returns a method's place in Qt's documentation, such as `QAbstractButton#text-prop`, or undefined if Qt has no such method. */
export const findQtAnchor = (measured: Measured, symbol: string, method: string): string | undefined =>
  getOwn(getOwn(measured.qtAnchors, symbol), method);
