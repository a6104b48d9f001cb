import * as z from 'zod';
import {getOwn} from '../../lib/get-own';
import {isStructure, type Model} from './model';

/** File with the measurements, relative to the site; written by `npm run toolkit:measure`. */
export const MEASURED_FILE = 'reference/measured.json';
const REMEDY = 'Run "npm run toolkit:measure" to measure again.';

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
 * Checks the measurements against the declarations and returns them.
 * @throws when they come from another version of the package, or name something that the package doesn't declare
 */
export function checkMeasured(measured: Measured, model: Model): Measured {
  const {
    packageVersion,
    defaults = {},
    missingAtRuntime = {},
    undeclared = {},
    enums = {},
    qtAnchors = {},
  } = measured;
  if (packageVersion !== model.version) {
    throw new Error(
      `${MEASURED_FILE} was measured with ${packageVersion}, but ${model.version} is installed. ${REMEDY}`,
    );
  }
  const membersByClass: [id: string, methods: string[]][] = [
    ...Object.entries(defaults).map(([id, values]): [string, string[]] => [id, Object.keys(values)]),
    ...Object.entries(missingAtRuntime),
    ...Object.entries(qtAnchors).map(([id, anchors]): [string, string[]] => [id, Object.keys(anchors)]),
    ...Object.keys(undeclared).map((id): [string, string[]] => [id, []]),
  ];
  const values = new Set(model.enums.flatMap(({id, values}) => values.map(({name}) => `${id}.${name}`)));
  const unknownNames = membersByClass.flatMap(([id, methods]) => {
    const symbol = model.find(id);
    if (!symbol || !isStructure(symbol)) return [id];
    const members = [symbol, ...model.ancestors(symbol)].flatMap(({members}) => members);
    return methods
      .filter((method) => !members.some(({name}) => name === method))
      .map((method) => `${id}.${method}()`);
  });
  unknownNames.push(...Object.keys(enums).filter((value) => !values.has(value)));
  if (unknownNames.length > 0) {
    throw new Error(
      `${MEASURED_FILE} names things that the package doesn't declare: ${unknownNames.join(', ')}. ${REMEDY}`,
    );
  }
  return measured;
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
