import type {ClassDeclaration} from './declarations';
import {withBases} from './inheritance';

/** Class → getter → the value as a JavaScript expression. */
export type Defaults = Record<string, Record<string, string>>;

function lookUp(defaults: Defaults, name: string, getter: string): string | undefined {
  const values = defaults[name];
  return values && Object.hasOwn(values, getter) ? values[getter] : undefined;
}

/** Keeps the values that two runs agree on. */
export function agreed(one: Defaults, other: Defaults): Defaults {
  const classes = Object.entries(one).map(([name, values]) => [
    name,
    Object.fromEntries(
      Object.entries(values).filter(([getter, value]) => lookUp(other, name, getter) === value),
    ),
  ]);
  return Object.fromEntries(classes);
}

/**
 * Leaves out what some getters returned, on the class that defines them and on its descendants.
 *
 * @param getters class → getter → anything
 */
export function withoutGetters(
  defaults: Defaults,
  getters: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  classes: readonly ClassDeclaration[],
): Defaults {
  const kept = classes.flatMap((declared): [string, Record<string, string>][] => {
    const values = defaults[declared.name];
    if (!values) return [];
    const chain = withBases(declared, classes);
    const isKept = (getter: string) => {
      const home = chain.find(({methods}) => methods.some(({name}) => name === getter));
      return !(home && Object.hasOwn(getters[home.name] ?? {}, getter));
    };
    return [[declared.name, Object.fromEntries(Object.entries(values).filter(([getter]) => isKept(getter)))]];
  });
  return Object.fromEntries(kept);
}

/**
 * Says each value once, on the class where a reader looks for it. A class that cannot be made gets the value that
 * all its descendants have. A class that inherits a getter has it only where its value is not that of its ancestor.
 *
 * @param measured all values of all classes that can be made, own and inherited
 */
export function placeDefaults(measured: Defaults, classes: readonly ClassDeclaration[]): Defaults {
  const chains = classes.map((declared) => withBases(declared, classes));
  const whole: Defaults = {...measured};
  for (const declared of classes) {
    if (measured[declared.name]) continue;
    const descendants = chains
      .filter(([self, ...bases]) => self && measured[self.name] && bases.includes(declared))
      .flatMap(([self]) => (self ? [self.name] : []));
    const getters = withBases(declared, classes).flatMap(({methods}) => methods.map(({name}) => name));
    const common = getters.flatMap((getter): [string, string][] => {
      const values = new Set(descendants.map((name) => lookUp(measured, name, getter)));
      const [value] = values;
      return values.size === 1 && value !== undefined ? [[getter, value]] : [];
    });
    if (common.length > 0) whole[declared.name] = Object.fromEntries(common);
  }
  const placed = chains.flatMap(([self, ...bases]): [string, Record<string, string>][] => {
    if (!self || !whole[self.name]) return [];
    const entries = Object.entries(whole[self.name] ?? {}).filter(([getter, value]) => {
      const nearest = bases.find(({name}) => lookUp(whole, name, getter) !== undefined);
      return !nearest || lookUp(whole, nearest.name, getter) !== value;
    });
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.length > 0 ? [[self.name, Object.fromEntries(sorted)]] : [];
  });
  return Object.fromEntries(placed);
}
