import {getOwn} from '../../src/lib/get-own';
import type {Model} from '../../src/plugins/api-reference/model';
import {createByClass, listMethods} from './declarations';

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
 * Keeps each value only on the class that introduces it. A class that can't be created gets the values that all its
 * subclasses share. A class that inherits a getter only keeps a value that differs from its ancestor's.
 *
 * @param measured all values of the classes that could be created, including inherited ones
 */
export function placeDefaults(measured: Defaults, model: Model): Defaults {
  const allDefaults: Defaults = {...measured};
  for (const declared of model.classes) {
    if (measured[declared.name]) continue;
    const getters = [declared, ...model.ancestors(declared)].flatMap(listMethods).map(({name}) => name);
    const [first = {}, ...others] = model.classes
      .filter((one) => model.ancestors(one).includes(declared))
      .map(({name}) => measured[name])
      .filter((values) => values !== undefined);
    allDefaults[declared.name] = Object.fromEntries(
      Object.entries(first).filter(
        ([getter, value]) =>
          getters.includes(getter) && others.every((values) => getOwn(values, getter) === value),
      ),
    );
  }
  return createByClass(model.classes, (declared) => {
    const inherited = model.ancestors(declared).map(({name}) => allDefaults[name]);
    const entries = Object.entries(allDefaults[declared.name] ?? {}).filter(([getter, value]) => {
      const nearest = inherited.find((values) => getOwn(values, getter) !== undefined);
      return getOwn(nearest, getter) !== value;
    });
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
