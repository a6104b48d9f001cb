import type {Enumeration, Structure} from '../../src/plugins/api-reference/declarations';
import type {Model} from '../../src/plugins/api-reference/model';
import {listMethods} from './declarations';
import {hasProperty, type QtClass} from './qt-classes';
import type {Shapes} from './shapes';

/** Class → names of methods. */
export type NamesByClass = Record<string, string[]>;

export interface ShapeDifferences {
  /** Declared methods that do not exist, or that call something that the addon does not have. */
  readonly missingAtRuntime: NamesByClass;
  /** Methods that work but are not declared. */
  readonly undeclared: NamesByClass;
  /** Methods that only work for some overloads, each as `method (missing name in the addon)`. */
  readonly partlyMissing: NamesByClass;
  /** Class → method → the property that it reads or writes, although Qt does not have it. */
  readonly unknownProperties: Record<string, Record<string, string>>;
  /** `Enum.Member` → its values, if they differ between the declarations, the running package and Qt. */
  readonly enums: Record<string, EnumValues>;
}

/** The values of an enum member. `qt` is also missing if the member has another name in Qt. */
export interface EnumValues {
  readonly declared?: string | number;
  readonly runtime?: string | number;
  readonly qt?: number;
}

/** The classes and enums of Qt's headers. */
export interface QtDeclarations {
  readonly classes: ReadonlyMap<string, QtClass>;
  /** `Enum.Member` → value. */
  readonly enums: ReadonlyMap<string, number>;
}

/** A method that calls functions which the addon lacks. */
interface FailingCall {
  /** The class that defines the method. */
  readonly definingClass: string;
  readonly method: string;
  /** Names of the missing functions. */
  readonly missing: readonly string[];
  /** True if every function that the method calls is missing. */
  readonly isAlwaysMissing: boolean;
}

/** Finds the own and inherited methods of a class that call functions which its object in the addon lacks. */
function findFailingCalls(declared: Structure, model: Model, shapes: Shapes): FailingCall[] {
  const native = shapes.classes[declared.name]?.native;
  if (!native) return [];
  const seen = new Set<string>();
  return [declared, ...model.ancestors(declared)].flatMap(({name: definingClass}) =>
    (shapes.classes[definingClass]?.methods ?? []).flatMap((method) => {
      if (seen.has(method)) return [];
      seen.add(method);
      const calls = new Map(Object.entries(shapes.classes[definingClass]?.calls ?? {})).get(method) ?? [];
      const missing = calls.filter((name) => !native.includes(name));
      return missing.length > 0
        ? [{definingClass, method, missing, isAlwaysMissing: missing.length === calls.length}]
        : [];
    }),
  );
}

/** Finds a class's own methods that use a property which its Qt class doesn't have. Returns method → property. */
function findUnknownProperties(
  {name}: Structure,
  shapes: Shapes,
  qt: ReadonlyMap<string, QtClass>,
): Record<string, string> {
  const uses = Object.entries(shapes.classes[name]?.properties ?? {}).flatMap(([method, properties]) =>
    properties.map((property) => [method, property] as const),
  );
  return Object.fromEntries(uses.filter(([, property]) => qt.has(name) && !hasProperty(name, property, qt)));
}

function compareEnum(
  {name: enumName, values: declaredValues}: Enumeration,
  existing: Shapes['enums'][number] | undefined,
  qt: QtDeclarations['enums'],
): [string, EnumValues][] {
  const declared = new Map(declaredValues.map(({name, value}) => [name, value]));
  const names = new Set([
    ...declared.keys(),
    ...Object.keys(existing ?? {}).filter((name) => !/^-?\d+$/.test(name)),
  ]);
  return [...names].flatMap((name): [string, EnumValues][] => {
    const key = `${enumName}.${name}`;
    const values = {declared: declared.get(name), runtime: existing?.[name], qt: qt.get(key)};
    const isSame = values.declared === values.runtime && (values.qt ?? values.declared) === values.declared;
    return isSame ? [] : [[key, values]];
  });
}

/**
 * Compares the declarations of the package with its classes and enums at run time and with Qt.
 *
 * @param qt the classes of Qt and its values of the enums
 */
export function compareShapes(model: Model, shapes: Shapes, qt: QtDeclarations): ShapeDifferences {
  const {classes, enums} = model;
  const listByClass = (listNames: (declared: Structure) => string[]): NamesByClass =>
    Object.fromEntries(
      classes
        .map((declared) => [declared.name, listNames(declared).sort()] as const)
        .filter(([, names]) => names.length > 0),
    );
  const listExisting = ({name}: Structure) => {
    const {methods = [], statics = []} = shapes.classes[name] ?? {};
    return [...new Set([...methods, ...statics])];
  };
  const unknownProperties = classes.map(
    (declared) => [declared.name, findUnknownProperties(declared, shapes, qt.classes)] as const,
  );
  return {
    missingAtRuntime: listByClass((declared) => {
      const existing = listExisting(declared);
      const missing = listMethods(declared).filter(
        ({name, abstract}) => !abstract && !existing.includes(name),
      );
      const failing = findFailingCalls(declared, model, shapes).filter((call) => call.isAlwaysMissing);
      return [...missing.map(({name}) => name), ...failing.map(({method}) => method)];
    }),
    undeclared: listByClass((declared) =>
      listExisting(declared).filter((existing) => !declared.members.some(({name}) => name === existing)),
    ),
    partlyMissing: listByClass((declared) =>
      findFailingCalls(declared, model, shapes)
        .filter((call) => !call.isAlwaysMissing && call.definingClass === declared.name)
        .map(({method, missing}) => `${method} (${missing.join(', ')})`),
    ),
    unknownProperties: Object.fromEntries(
      unknownProperties.filter(([, uses]) => Object.keys(uses).length > 0),
    ),
    enums: Object.fromEntries(
      enums.flatMap((declared, index) => compareEnum(declared, shapes.enums[index], qt.enums)),
    ),
  };
}
