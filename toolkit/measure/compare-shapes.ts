import {getOwn} from '../../src/lib/get-own';
import type {Enumeration, Structure} from '../../src/plugins/api-reference/declarations';
import type {Model} from '../../src/plugins/api-reference/model';
import {createByClass, listMethods} from './declarations';
import {hasProperty, type QtClass} from './qt-classes';
import type {Shapes} from './shapes';

/** The classes and enums of Qt's headers. */
export interface QtDeclarations {
  readonly classes: ReadonlyMap<string, QtClass>;
  /** `Enum.Member` → value. */
  readonly enums: ReadonlyMap<string, number>;
}

/**
 * Finds the own and inherited methods of a class that call functions which its object in the addon lacks. A method that only
 * calls such functions has the mark `isAlwaysMissing`.
 */
function findFailingCalls(declared: Structure, model: Model, shapes: Shapes) {
  const native = shapes.classes[declared.name]?.native;
  if (!native) return [];
  const chain = [declared, ...model.ancestors(declared)].reverse();
  const methods = new Map(
    chain.flatMap(({name}) => (shapes.classes[name]?.methods ?? []).map((method) => [method, name])),
  );
  return [...methods].flatMap(([method, definingClass]) => {
    const calls = getOwn(shapes.classes[definingClass]?.calls, method) ?? [];
    const missing = calls.filter((name) => !native.includes(name));
    return missing.length > 0
      ? [{definingClass, method, missing, isAlwaysMissing: missing.length === calls.length}]
      : [];
  });
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

/** Returns the members whose values differ. A value is missing if the member doesn't exist there or has another name in Qt. */
function compareEnum(
  {name: enumName, values: declaredValues}: Enumeration,
  existing: Shapes['enums'][number] | undefined,
  qt: QtDeclarations['enums'],
) {
  const declared = new Map(declaredValues.map(({name, value}) => [name, value]));
  const runtimeNames = Object.keys(existing ?? {}).filter((name) => !/^-?\d+$/.test(name));
  return [...new Set([...declared.keys(), ...runtimeNames])].flatMap((name) => {
    const key = `${enumName}.${name}`;
    const values = {declared: declared.get(name), runtime: existing?.[name], qt: qt.get(key)};
    const isSame = values.declared === values.runtime && (values.qt ?? values.declared) === values.declared;
    return isSame ? [] : [[key, values] as const];
  });
}

/**
 * Compares the declarations of the package with its classes and enums at run time and with Qt.
 *
 * @param qt the classes of Qt and its values of the enums
 */
export function compareShapes(model: Model, shapes: Shapes, qt: QtDeclarations) {
  const {classes, enums} = model;
  const listExisting = ({name}: Structure) => {
    const {methods = [], statics = []} = shapes.classes[name] ?? {};
    return [...new Set([...methods, ...statics])];
  };
  return {
    /** Class → declared methods that do not exist, or that call something that the addon does not have. */
    missingAtRuntime: createByClass(classes, (declared) => {
      const existing = listExisting(declared);
      const missing = listMethods(declared).filter(
        ({name, abstract}) => !abstract && !existing.includes(name),
      );
      const failing = findFailingCalls(declared, model, shapes).filter((call) => call.isAlwaysMissing);
      return [...missing.map(({name}) => name), ...failing.map(({method}) => method)].sort();
    }),
    /** Class → methods that work but are not declared. */
    undeclared: createByClass(classes, (declared) =>
      listExisting(declared)
        .filter((existing) => !declared.members.some(({name}) => name === existing))
        .sort(),
    ),
    /** Class → methods that only work for some overloads, each as `method (missing name in the addon)`. */
    partlyMissing: createByClass(classes, (declared) =>
      findFailingCalls(declared, model, shapes)
        .filter((call) => !call.isAlwaysMissing && call.definingClass === declared.name)
        .map(({method, missing}) => `${method} (${missing.join(', ')})`)
        .sort(),
    ),
    /** Class → method → the property that it reads or writes, although Qt does not have it. */
    unknownProperties: createByClass(classes, (declared) =>
      findUnknownProperties(declared, shapes, qt.classes),
    ),
    /** `Enum.Member` → its values, if they differ between the declarations, the running package and Qt. */
    enums: Object.fromEntries(
      enums.flatMap((declared, index) => compareEnum(declared, shapes.enums[index], qt.enums)),
    ),
  };
}
