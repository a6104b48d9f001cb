/** Prints, as one line of JSON, the methods that call a function which the C++ behind their object does not have. */
import * as nodegui from '@nodegui/nodegui';

type Class = new (...args: unknown[]) => {native?: Record<string, unknown>};

const ARGUMENTS: Record<string, unknown[]> = {
  QBoxLayout: [nodegui.Direction.TopToBottom],
  QFontMetrics: [new nodegui.QFont()],
  QFontMetricsF: [new nodegui.QFont()],
  QHeaderView: [nodegui.Orientation.Horizontal],
  QShortcut: [new nodegui.QWidget()],
};

/**
 * Creates an object of a class. Returns undefined for classes that programs can't create, such as events, and for base
 * classes, whose native element has another class.
 */
function createObject(name: string, type: Class): InstanceType<Class> | undefined {
  try {
    const object = new type(...(ARGUMENTS[name] ?? []));
    return object.native?.constructor.name === name ? object : undefined;
  } catch {
    return undefined;
  }
}

function findMissing(name: string, type: Class): string[] {
  const native = createObject(name, type)?.native;
  if (!native) return [];
  const found = new Set<string>();
  for (let proto = type.prototype; proto !== Object.prototype; proto = Object.getPrototypeOf(proto)) {
    const {constructor: _, ...methods} = Object.getOwnPropertyDescriptors(proto);
    for (const [method, {value}] of Object.entries(methods)) {
      const called = [...String(value).matchAll(/this\.native\.([\w$]+)\(/g)].map(
        ([, member = '']) => member,
      );
      if (called.some((member) => typeof native[member] !== 'function')) found.add(`${name}.${method}`);
    }
  }
  return [...found];
}

const classes = Object.entries(nodegui).filter(([, value]) => /^class /.test(String(value)));
console.log(JSON.stringify(classes.flatMap(([name, type]) => findMissing(name, type as never)).sort()));
// One of the created objects is a second QApplication, which has taken over the event loop.
process.exit();
