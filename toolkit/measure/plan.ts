import {getOwn} from '../../src/lib/get-own';
import type {Enumeration, Member, Structure, TypeText} from '../../src/plugins/api-reference/declarations';
import type {Model} from '../../src/plugins/api-reference/model';
import {listMethods} from './declarations';
import type {ProbedClass, ProbeLine} from './probe';

/** Matches methods without arguments that do something or return other objects. */
const NOT_A_GETTER =
  /^(?:children$|activate|add|close|exec|jump|quit|start|take|to[A-Z]|get|normalized|transposed|next|previous|_|winId|uniqueId|cacheKey|instance|end$)/;

/** Matches getters for the position and size of a widget, which depend on the layout and window manager. */
const GEOMETRY = /^(?:\w+(?:Rect|Geometry)|geometry|rect|size|frameSize|pos|x|y|(?:width|height)(?:MM)?)$/;

/** Classes whose values depend on the machine. */
const MACHINE_DEPENDENT = new Set([
  'QApplication',
  'QClipboard',
  'QCursor',
  'QFontMetrics',
  'QFontMetricsF',
  'QScreen',
  'QStyle',
]);

/** Return types of methods that return no value. */
const UNREADABLE = ['void', 'undefined', 'any', 'never'];

const isUnreadable = ([part, ...rest]: TypeText): boolean =>
  rest.length === 0 && typeof part === 'object' && UNREADABLE.includes(part.name);

/** Returns true for a method that can be called without arguments, returns a value and changes nothing. */
const isGetter = ({name, signatures}: Member): boolean =>
  !NOT_A_GETTER.test(name) &&
  signatures.some(({parameters, returns}) => parameters.length === 0 && !isUnreadable(returns));

/** Finds the enum of a type, which may also be null. */
function findEnum(type: TypeText, enums: readonly Enumeration[]): Enumeration | undefined {
  const [part, ...others] = type.filter(
    (one) => one !== ' | ' && !(typeof one === 'object' && one.name === 'null'),
  );
  if (others.length > 0 || typeof part !== 'object') return undefined;
  return enums.find(({id}) => id === part.to);
}

function createProbedClass(declared: Structure, model: Model, ignored: GettersByClass): ProbedClass {
  const chain = [declared, ...model.ancestors(declared)];
  const isWidget = chain.some(({name}) => name === 'QWidget');
  const getters = new Map<string, Member>();
  for (const definingClass of chain.reverse()) {
    for (const method of listMethods(definingClass).filter((one) => !one.static)) {
      const {name} = method;
      const isIgnored =
        (isWidget && GEOMETRY.test(name)) || getOwn(ignored[definingClass.name], name) !== undefined;
      if (isGetter(method) && !isIgnored) getters.set(name, method);
      else getters.delete(name);
    }
  }
  return {
    name: declared.name,
    file: declared.file,
    getters: Array.from(getters.values(), ({name, signatures}) => ({
      name,
      enum: findEnum(signatures[0]?.returns ?? [], model.enums),
    })),
  };
}

/** Class → getter → any value. */
type GettersByClass = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Finds the classes to create, with the getters to call.
 *
 * @param ignored getters that aren't called, each with the class that defines it
 */
export function findProbedClasses(model: Model, ignored: GettersByClass): ProbedClass[] {
  return model.classes
    .filter(({name, abstract}) => !abstract && !MACHINE_DEPENDENT.has(name))
    .map((declared) => createProbedClass(declared, model, ignored));
}

/** Returns the plan without finished classes and getters, and without the one that crashed the last run. */
export function removeFinished(plan: readonly ProbedClass[], last: ProbeLine): ProbedClass[] {
  const index = plan.findIndex(({name}) => name === last.class);
  const [crashed, ...rest] = plan.slice(index);
  const getter = crashed?.getters.findIndex(({name}) => name === last.getter) ?? -1;
  const retry = crashed && getter >= 0 ? [{...crashed, getters: crashed.getters.slice(getter + 1)}] : [];
  return [...retry, ...rest];
}
