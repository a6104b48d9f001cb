import {isStructure, type Model} from './model';

const FILE = 'reference/measured.json';
const CURE = 'Run "npm run toolkit:measure" to measure again.';

/** `reference/measured.json`: what running the toolkit gave. */
export interface Measured {
  /** Version of the package that was run. */
  packageVersion: string;
  /** Class → getter → what it returns on a new instance, as a JavaScript expression. */
  defaults?: Record<string, Record<string, string>>;
  /** Class → methods that are declared but do not exist at run time. */
  missingAtRuntime?: Record<string, string[]>;
  /** Class → methods that exist at run time but are not declared. */
  undeclared?: Record<string, string[]>;
  /** `Enum.Value` → Qt's number, for values whose number is not the one of Qt. */
  enums?: Record<string, {qt?: number}>;
  /** Class → method → where Qt documents it: `QAbstractButton#text-prop`. */
  qtAnchors?: Record<string, Record<string, string>>;
}

/**
 * Holds what was measured against the declarations.
 * @throws when it was measured with another version of the package, or names what that does not declare
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
    throw new Error(`${FILE} holds facts of ${packageVersion}, but ${model.version} is installed. ${CURE}`);
  }
  const named: [id: string, methods: string[]][] = [
    ...Object.entries(defaults).map(([id, values]): [string, string[]] => [id, Object.keys(values)]),
    ...Object.entries(missingAtRuntime),
    ...Object.entries(qtAnchors).map(([id, anchors]): [string, string[]] => [id, Object.keys(anchors)]),
    ...Object.keys(undeclared).map((id): [string, string[]] => [id, []]),
  ];
  const values = new Set(model.enums.flatMap(({id, values}) => values.map(({name}) => `${id}.${name}`)));
  const unknown = named.flatMap(([id, methods]) => {
    const symbol = model.find(id);
    if (!symbol || !isStructure(symbol)) return [id];
    const members = [symbol, ...model.ancestors(symbol)].flatMap(({members}) => members);
    return methods
      .filter((method) => !members.some(({name}) => name === method))
      .map((method) => `${id}.${method}()`);
  });
  unknown.push(...Object.keys(enums).filter((value) => !values.has(value)));
  if (unknown.length > 0) {
    throw new Error(`${FILE} names what the package does not declare: ${unknown.join(', ')}. ${CURE}`);
  }
  return measured;
}

/** The default that was measured for a getter, as a JavaScript expression; nothing where none was. */
export const defaultOf = (measured: Measured, symbol: string, getter: string): string | undefined =>
  own(own(measured.defaults, symbol), getter);

export const isMissing = (measured: Measured, symbol: string, method: string): boolean =>
  own(measured.missingAtRuntime, symbol)?.includes(method) ?? false;

export const undeclaredOf = (measured: Measured, symbol: string): string[] =>
  own(measured.undeclared, symbol) ?? [];

/** The number that Qt has for a value of an enum, where NodeGUI has another. */
export const qtNumberOf = (measured: Measured, symbol: string, value: string): number | undefined =>
  own(measured.enums, `${symbol}.${value}`)?.qt;

/** Where Qt documents a method, as `QAbstractButton#text-prop`; nothing for what Qt does not have. */
export const qtAnchorOf = (measured: Measured, symbol: string, method: string): string | undefined =>
  own(own(measured.qtAnchors, symbol), method);

/** Methods are called `toString` and the like: what an object inherits is no entry of a table. */
const own = <T>(table: Record<string, T> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;
