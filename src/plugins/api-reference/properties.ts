import type {Member} from './declarations';

/** The members that make up one property in Qt's sense. */
export interface Property {
  getter?: Member;
  setter?: Member;
  /** Signal sent when the value changes. */
  signal?: Member;
}

/**
 * Finds the getter, setter and change signal that belong to the same property, by their names: `setText`, `text`,
 * `textChanged`; `setFlat`, `isFlat`. A getter takes nothing and a setter takes something.
 * @returns name of each member that belongs to a property → that property; properties of one member are left out
 */
export function findProperties(methods: Member[], signals: Member[]): Map<string, Property> {
  const instance = methods.filter((method) => method.kind === 'method' && !method.static);
  const byName = new Map(instance.map((method) => [method.name, method]));
  const signalsByName = new Map(signals.map((signal) => [signal.name, signal]));
  const found = new Map<string, Property>();
  for (const method of instance) {
    const base = baseName(method, byName);
    if (base === undefined || found.has(method.name)) continue;
    const capital = upperFirst(base);
    const property: Property = {
      getter: [base, `is${capital}`, `has${capital}`].map((name) => byName.get(name)).find(isGetter),
      setter: [byName.get(`set${capital}`)].find(isSetter),
      signal: signalsByName.get(`${base}Changed`),
    };
    const members = [property.getter, property.setter, property.signal].filter(
      (member) => member !== undefined,
    );
    if (members.length < 2) continue;
    for (const member of members) found.set(member.name, property);
  }
  return found;
}

/** Name of the property that a method reads or writes: `text` for `setText`, `flat` for `isFlat`. */
function baseName(method: Member, byName: Map<string, Member>): string | undefined {
  if (isSetter(method)) {
    const match = /^set([A-Z].*)$/.exec(method.name);
    return match?.[1] && lowerFirst(match[1]);
  }
  const match = /^(?:is|has)([A-Z].*)$/.exec(method.name);
  // A method such as `isActiveWindow` is a property of its own name where there is a setter for that.
  if (match?.[1] && !byName.has(`set${upperFirst(method.name)}`)) return lowerFirst(match[1]);
  return isGetter(method) ? method.name : undefined;
}

const isGetter = (method: Member | undefined): boolean =>
  method?.signatures.some(
    ({parameters, returns}) => parameters.every(({optional}) => optional) && !isVoid(returns[0]),
  ) ?? false;

const isSetter = (method: Member | undefined): boolean =>
  (method?.name.startsWith('set') && method.signatures.some(({parameters}) => parameters.length > 0)) ??
  false;

const isVoid = (part: Member['type'][number] | undefined) => typeof part === 'object' && part.name === 'void';
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
