import {getOwn} from '../../src/lib/get-own';
import type {Model} from '../../src/plugins/api-reference/model';
import {listMethods} from './declarations';

/** Class → getter → the value as a JavaScript expression. */
export type Defaults = Record<string, Record<string, string>>;

/** Returns the values that are the same in both runs. */
export function keepEqualDefaults(first: Defaults, second: Defaults): Defaults {
  const classes = Object.entries(first).map(([name, values]) => [
    name,
    Object.fromEntries(
      Object.entries(values).filter(([getter, value]) => getOwn(second[name], getter) === value),
    ),
  ]);
  return Object.fromEntries(classes);
}

/**
 * Removes the values of some getters, on the class that defines them and on its subclasses.
 *
 * @param getters class → getter to remove → any value
 */
export function removeGetters(
  defaults: Defaults,
  getters: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  model: Model,
): Defaults {
  const remaining = model.classes.flatMap((declared): [string, Record<string, string>][] => {
    const values = defaults[declared.name];
    if (!values) return [];
    const chain = [declared, ...model.ancestors(declared)];
    const isRemaining = (getter: string) => {
      const definingClass = chain.find((one) => listMethods(one).some(({name}) => name === getter));
      return !(definingClass && Object.hasOwn(getters[definingClass.name] ?? {}, getter));
    };
    return [
      [declared.name, Object.fromEntries(Object.entries(values).filter(([getter]) => isRemaining(getter)))],
    ];
  });
  return Object.fromEntries(remaining);
}

/**
 * Keeps each value only on the class that introduces it. A class that can't be created gets the values that all its
 * subclasses share. A class that inherits a getter only keeps a value that differs from its ancestor's.
 *
 * @param measured all values of the classes that could be created, including inherited ones
 */
export function placeDefaults(measured: Defaults, model: Model): Defaults {
  const chains = model.classes.map((declared) => [declared, ...model.ancestors(declared)]);
  const allDefaults: Defaults = {...measured};
  for (const declared of model.classes) {
    if (measured[declared.name]) continue;
    const descendants = chains
      .filter(([current, ...bases]) => current && measured[current.name] && bases.includes(declared))
      .flatMap(([current]) => (current ? [current.name] : []));
    const getters = [declared, ...model.ancestors(declared)].flatMap((one) =>
      listMethods(one).map(({name}) => name),
    );
    const sharedValues = getters.flatMap((getter): [string, string][] => {
      const values = new Set(descendants.map((name) => getOwn(measured[name], getter)));
      const [value] = values;
      return values.size === 1 && value !== undefined ? [[getter, value]] : [];
    });
    if (sharedValues.length > 0) allDefaults[declared.name] = Object.fromEntries(sharedValues);
  }
  const entriesByClass = chains.flatMap(([current, ...bases]): [string, Record<string, string>][] => {
    if (!current || !allDefaults[current.name]) return [];
    const entries = Object.entries(allDefaults[current.name] ?? {}).filter(([getter, value]) => {
      const nearest = bases.find(({name}) => getOwn(allDefaults[name], getter) !== undefined);
      return !nearest || getOwn(allDefaults[nearest.name], getter) !== value;
    });
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.length > 0 ? [[current.name, Object.fromEntries(sorted)]] : [];
  });
  return Object.fromEntries(entriesByClass);
}
