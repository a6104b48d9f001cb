import type {ClassDeclaration, Declarations, EnumDeclaration} from './declarations';
import {withBases} from './inheritance';
import {hasProperty, type QtClass} from './qt-classes';
import type {Shapes} from './shapes';

/** Names by class. */
export type NamesByClass = Record<string, string[]>;

export interface ShapeDifferences {
  /** Declared methods that do not exist, or that call something that the addon does not have. */
  readonly missingAtRuntime: NamesByClass;
  /** Methods that work but are not declared. */
  readonly undeclared: NamesByClass;
  /** Methods of which some overloads work and others do not: `method (name in the addon)`. */
  readonly partly: NamesByClass;
  /** Class → method → the property that it reads or writes and that Qt does not have. */
  readonly noProperty: Record<string, Record<string, string>>;
  /** `Enum.Member` → its values, where they are not the same in all three places. */
  readonly enums: Record<string, EnumValues>;
}

/** A value is absent where there is none; Qt's is absent also where Qt calls it otherwise. */
export interface EnumValues {
  readonly declared?: string | number;
  readonly runtime?: string | number;
  readonly qt?: number;
}

/** What Qt itself has. */
export interface QtFacts {
  readonly classes: ReadonlyMap<string, QtClass>;
  /** `Enum.Member` → value. */
  readonly enums: ReadonlyMap<string, number>;
}

interface NativeCall {
  /** The class that defines the method. */
  readonly home: string;
  readonly method: string;
  readonly missing: readonly string[];
  readonly all: boolean;
}

/** Every method of a class, own or inherited, that calls something that its object in the addon lacks. */
function failingCalls(
  declared: ClassDeclaration,
  classes: readonly ClassDeclaration[],
  shapes: Shapes,
): NativeCall[] {
  const native = shapes.classes[declared.name]?.native;
  if (!native) return [];
  const seen = new Set<string>();
  return withBases(declared, classes).flatMap(({name: home}) =>
    (shapes.classes[home]?.methods ?? []).flatMap((method) => {
      if (seen.has(method)) return [];
      seen.add(method);
      const calls = new Map(Object.entries(shapes.classes[home]?.calls ?? {})).get(method) ?? [];
      const missing = calls.filter((name) => !native.includes(name));
      return missing.length > 0 ? [{home, method, missing, all: missing.length === calls.length}] : [];
    }),
  );
}

/** A class's own methods that use a property which its Qt class does not have, with that property. */
function wrongProperties(
  {name}: ClassDeclaration,
  shapes: Shapes,
  qt: ReadonlyMap<string, QtClass>,
): Record<string, string> {
  const uses = Object.entries(shapes.classes[name]?.properties ?? {}).flatMap(([method, properties]) =>
    properties.map((property) => [method, property] as const),
  );
  return Object.fromEntries(uses.filter(([, property]) => qt.has(name) && !hasProperty(name, property, qt)));
}

function enumDifferences(
  declared: EnumDeclaration,
  actual: Shapes['enums'][number] | undefined,
  qt: QtFacts['enums'],
): [string, EnumValues][] {
  const names = new Set([
    ...Object.keys(declared.members),
    ...Object.keys(actual ?? {}).filter((name) => !/^-?\d+$/.test(name)),
  ]);
  return [...names].flatMap((name): [string, EnumValues][] => {
    const key = `${declared.name}.${name}`;
    const values = {declared: declared.members[name], runtime: actual?.[name], qt: qt.get(key)};
    const same = values.declared === values.runtime && (values.qt ?? values.declared) === values.declared;
    return same ? [] : [[key, values]];
  });
}

/**
 * Compares what the package declares with what there is when it runs.
 *
 * @param qt the classes of Qt and its values of the enums
 */
export function compareShapes({classes, enums}: Declarations, shapes: Shapes, qt: QtFacts): ShapeDifferences {
  const missingAtRuntime: NamesByClass = {};
  const undeclared: NamesByClass = {};
  const partly: NamesByClass = {};
  const noProperty: ShapeDifferences['noProperty'] = {};
  for (const declared of classes) {
    const shape = shapes.classes[declared.name];
    const actual = new Set([...(shape?.methods ?? []), ...(shape?.statics ?? [])]);
    const known = new Set([...declared.methods.map(({name}) => name), ...declared.others]);
    const failing = failingCalls(declared, classes, shapes);
    const missing = [
      ...declared.methods.filter(({name, abstract}) => !abstract && !actual.has(name)).map(({name}) => name),
      ...failing.filter(({all}) => all).map(({method}) => method),
    ];
    const extra = [...actual].filter((name) => !known.has(name));
    const some = failing.filter(({all, home}) => !all && home === declared.name);
    const wrong = wrongProperties(declared, shapes, qt.classes);
    if (missing.length > 0) missingAtRuntime[declared.name] = missing.sort();
    if (extra.length > 0) undeclared[declared.name] = extra.sort();
    if (some.length > 0)
      partly[declared.name] = some.map((call) => `${call.method} (${call.missing.join(', ')})`).sort();
    if (Object.keys(wrong).length > 0) noProperty[declared.name] = wrong;
  }
  const differences = enums.flatMap((declared, index) =>
    enumDifferences(declared, shapes.enums[index], qt.enums),
  );
  return {missingAtRuntime, undeclared, partly, noProperty, enums: Object.fromEntries(differences)};
}
