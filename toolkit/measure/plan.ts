import type {ClassDeclaration} from './declarations';
import {withBases} from './inheritance';
import type {ProbedClass, ProbeLine, ProbePlan} from './probe';

/** Methods without arguments that do something, or whose result names other objects and not a state. */
const noGetter =
  /^(?:children$|activate|add|close|exec|jump|quit|start|take|to[A-Z]|get|normalized|transposed|next|previous|_|winId|uniqueId|cacheKey|instance|end$)/;

/** Where a widget is and how large, before any layout or window manager has had a say. */
const geometry = /^(?:\w+(?:Rect|Geometry)|geometry|rect|size|frameSize|pos|x|y|(?:width|height)(?:MM)?)$/;

/** Their getters tell of the machine, not of the toolkit. */
const ofTheMachine = new Set([
  'QApplication',
  'QClipboard',
  'QCursor',
  'QFontMetrics',
  'QFontMetricsF',
  'QScreen',
  'QStyle',
]);

/** Not so the classes of the package's own tests and plumbing. */
export function isDocumented({name}: ClassDeclaration): boolean {
  return name !== 'CacheTestQObject' && name !== 'WrapperCache';
}

function probedClass(declared: ClassDeclaration, classes: readonly ClassDeclaration[]): ProbedClass {
  const chain = withBases(declared, classes);
  const isWidget = chain.some(({name}) => name === 'QWidget');
  const methods = new Map(
    chain.reverse().flatMap((ancestor) => ancestor.methods.map((method) => [method.name, method] as const)),
  );
  const getters = [...methods.values()].filter(
    ({name, readable, static: isStatic}) =>
      readable && !isStatic && !noGetter.test(name) && !(isWidget && geometry.test(name)),
  );
  return {name: declared.name, module: declared.module, getters};
}

/** The classes that may be made, with the getters to call. */
export function probedClasses(classes: readonly ClassDeclaration[]): ProbedClass[] {
  return classes
    .filter(({name, abstract}) => !abstract && !ofTheMachine.has(name))
    .map((declared) => probedClass(declared, classes));
}

/** The plan without the class and getter at which the last run died, and without what it has done. */
export function remaining(plan: ProbePlan, last: ProbeLine): ProbePlan {
  const index = plan.classes.findIndex(({name}) => name === last.class);
  const [crashed, ...rest] = plan.classes.slice(index);
  const getter =
    last.at === 'make' ? -1 : (crashed?.getters.findIndex(({name}) => name === last.getter) ?? -1);
  const retry = crashed && getter >= 0 ? [{...crashed, getters: crashed.getters.slice(getter + 1)}] : [];
  return {...plan, classes: [...retry, ...rest]};
}
