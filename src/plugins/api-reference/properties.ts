import type {Member} from './declarations';

/** The members that make up one property in Qt's sense. */
export interface Property {
  getter?: Member;
  setter?: Member;
  /** Signal sent when the value changes. */
  signal?: Member;
}

/**
 * Finds the getter, setter and change signal that belong to the same property. Their names show it, for example
 * `text`, `setText` and `textChanged`, or `isFlat` and `setFlat`. A getter needs no argument and a setter has at least one.
 * @returns the properties by the name of each of their members, without properties that have only one member
 */
export function findProperties(methods: Member[], signals: Member[]): Map<string, Property> {
  const instanceMethods = methods.filter((method) => method.kind === 'method' && !method.static);
  const methodByName = new Map(instanceMethods.map((method) => [method.name, method]));
  const signalByName = new Map(signals.map((signal) => [signal.name, signal]));
  const propertyOfMember = new Map<string, Property>();
  for (const method of instanceMethods) {
    const propertyName = findPropertyName(method, methodByName);
    if (propertyName === undefined || propertyOfMember.has(method.name)) continue;
    const capital = upperFirst(propertyName);
    const getters = [propertyName, `is${capital}`, `has${capital}`].map((name) => methodByName.get(name));
    const setter = methodByName.get(`set${capital}`);
    const property: Property = {
      getter: getters.find((candidate) => candidate && isGetter(candidate)),
      setter: setter && isSetter(setter) ? setter : undefined,
      signal: signalByName.get(`${propertyName}Changed`),
    };
    const members = Object.values(property).filter((member) => member !== undefined);
    if (members.length < 2) continue;
    for (const member of members) propertyOfMember.set(member.name, property);
  }
  return propertyOfMember;
}

/** Returns the name of the property that a method reads or writes, such as `text` for `setText` or `flat` for `isFlat`. */
function findPropertyName(method: Member, methodByName: Map<string, Member>): string | undefined {
  const [, prefix, rest = ''] = /^(set|is|has)([A-Z].*)$/.exec(method.name) ?? [];
  if (isSetter(method)) return prefix === 'set' ? lowerFirst(rest) : undefined;
  // A setter such as `setIsMask` shows that the property is called `isMask`, not `mask`.
  const isPrefixed = prefix === 'is' || prefix === 'has';
  if (isPrefixed && !methodByName.has(`set${upperFirst(method.name)}`)) return lowerFirst(rest);
  return isGetter(method) ? method.name : undefined;
}

/** Returns true for a method that returns something and can be called without arguments. */
const isGetter = ({signatures}: Member): boolean =>
  signatures.some(
    ({parameters, returns}) => parameters.every(({optional}) => optional) && !isVoid(returns[0]),
  );

/** Returns true for a method whose name begins with `set` and that takes an argument. */
const isSetter = ({name, signatures}: Member): boolean =>
  name.startsWith('set') && signatures.some(({parameters}) => parameters.length > 0);

const isVoid = (part: Member['type'][number] | undefined) => typeof part === 'object' && part.name === 'void';
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
