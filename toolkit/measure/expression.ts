/** An object of the toolkit that represents a value, such as a QSize, with its getters. */
interface ValueObject {
  readonly constructor: {readonly name: string};
  readonly [method: string]: unknown;
}

/** Class → getters that return the arguments of its constructor, in order. */
const constructorGetters: Readonly<Record<string, readonly string[]>> = {
  QColor: ['red', 'green', 'blue', 'alpha'],
  QDate: ['year', 'month', 'day'],
  QKeySequence: ['toString'],
  QPoint: ['x', 'y'],
  QPointF: ['x', 'y'],
  QRect: ['left', 'top', 'width', 'height'],
  QRectF: ['left', 'top', 'width', 'height'],
  QSize: ['width', 'height'],
  QSizeF: ['width', 'height'],
  QTime: ['hour', 'minute', 'second', 'msec'],
};

/** Classes whose constructor without arguments creates an invalid value. */
const mayBeInvalid = new Set(['QColor', 'QDate', 'QTime']);

function callGetter(object: ValueObject, method: string): unknown {
  const getter = object[method];
  return typeof getter === 'function' ? getter.call(object) : undefined;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * Returns a number or string as a member of an enum, such as `Flag.Top`, or as the members of a flag, joined by `|`.
 *
 * @param members the enum as it is at run time: names to values, and for numbers back
 */
export function toEnumExpression(
  value: number | string,
  name: string,
  members: Readonly<Record<string, number | string>>,
): string {
  const namedMembers = Object.entries(members).filter(([member]) => !/^-?\d+$/.test(member));
  const exactMember = namedMembers.find(([, other]) => other === value);
  if (exactMember) return `${name}.${exactMember[0]}`;
  if (typeof value === 'string') return quote(value);
  const flags = namedMembers.filter(([, bit]) => isSingleBit(bit) && (value & bit) === bit);
  const sum = flags.reduce((bits, [, bit]) => bits | Number(bit), 0);
  // Some numbers have bits that belong to no member.
  if (sum !== value || value === 0) return String(value);
  return flags.map(([member]) => `${name}.${member}`).join(' | ');
}

const isSingleBit = (value: number | string): value is number =>
  typeof value === 'number' && value > 0 && (value & (value - 1)) === 0;

/**
 * Returns the JavaScript expression that creates a value, such as `false`, `'Arial'` or `new QSize(0, 0)`.
 *
 * @returns undefined for values that have no such expression, such as widgets, fonts, icons and undefined
 */
export function toExpression(value: unknown): string | undefined {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(6)));
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    const items = value.map(toExpression);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object') return undefined;
  const object = value as ValueObject;
  if (object.constructor === Object) {
    const fields = Object.entries(object).map(([key, field]) => [key, toExpression(field)] as const);
    if (fields.some(([, field]) => field === undefined)) return undefined;
    return `{${fields.map(([key, field]) => `${key}: ${field}`).join(', ')}}`;
  }
  const getters = constructorGetters[object.constructor.name];
  if (!getters) return undefined;
  if (mayBeInvalid.has(object.constructor.name) && callGetter(object, 'isValid') === false) {
    return `new ${object.constructor.name}()`;
  }
  return `new ${object.constructor.name}(${getters.map((getter) => toExpression(callGetter(object, getter))).join(', ')})`;
}
