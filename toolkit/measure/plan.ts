import type {ClassDeclaration} from './declarations';
import {listAncestry} from './inheritance';
import type {ProbedClass, ProbeLine, ProbePlan} from './probe';

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

/** Returns false for internal classes of the package. */
export function isDocumented({name}: ClassDeclaration): boolean {
  return name !== 'CacheTestQObject' && name !== 'WrapperCache';
}

function createProbedClass(declared: ClassDeclaration, classes: readonly ClassDeclaration[]): ProbedClass {
  const chain = listAncestry(declared, classes);
  const isWidget = chain.some(({name}) => name === 'QWidget');
  const methods = new Map(
    chain.reverse().flatMap((ancestor) => ancestor.methods.map((method) => [method.name, method] as const)),
  );
  const getters = [...methods.values()].filter(
    ({name, readable, static: isStatic}) =>
      readable && !isStatic && !NOT_A_GETTER.test(name) && !(isWidget && GEOMETRY.test(name)),
  );
  return {name: declared.name, module: declared.module, getters};
}

/** Finds the classes to create, with the getters to call. */
export function findProbedClasses(classes: readonly ClassDeclaration[]): ProbedClass[] {
  return classes
    .filter(({name, abstract}) => !abstract && !MACHINE_DEPENDENT.has(name))
    .map((declared) => createProbedClass(declared, classes));
}

/** Returns the plan without finished classes and getters, and without the one that crashed the last run. */
export function removeFinished(plan: ProbePlan, last: ProbeLine): ProbePlan {
  const index = plan.classes.findIndex(({name}) => name === last.class);
  const [crashed, ...rest] = plan.classes.slice(index);
  const getter =
    last.at === 'make' ? -1 : (crashed?.getters.findIndex(({name}) => name === last.getter) ?? -1);
  const retry = crashed && getter >= 0 ? [{...crashed, getters: crashed.getters.slice(getter + 1)}] : [];
  return {...plan, classes: [...retry, ...rest]};
}
