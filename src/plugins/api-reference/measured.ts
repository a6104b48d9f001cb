import * as z from 'zod';

/** File with the measurements, relative to the site; written by `npm run toolkit:measure`. */
export const MEASURED_FILE = 'reference/measured.json';

/** Creates the schema of a table. It is read as a map, because some members have names such as `toString`. */
const table = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .optional()
    .transform((values) => new Map(Object.entries(values ?? {})));

export const measuredSchema = z.looseObject({
  /** Version of the package that was run. */
  packageVersion: z.string(),
  /** Class → getter → value on a new instance, as a JavaScript expression. */
  defaults: table(table(z.string())),
  /** Class → methods that are declared but do not exist at run time. */
  missingAtRuntime: table(z.array(z.string())),
  /** Class → methods that exist at run time but are not declared. */
  undeclared: table(z.array(z.string())),
  /** `Enum.Value` → Qt's number, for values that have another number in Qt. */
  enums: table(z.looseObject({qt: z.number().optional()})),
  /** Class → method → its place in Qt's documentation, such as `QAbstractButton#text-prop`. */
  qtAnchors: table(table(z.string())),
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
