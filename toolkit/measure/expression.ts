/** An object of the toolkit that stands for a value, seen by the methods that tell the value. */
interface ValueObject {
  readonly constructor: {readonly name: string};
  readonly [method: string]: unknown;
}

/** Classes whose value their constructor takes again, and the getters of its arguments in order. */
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

/** Their constructor without arguments makes an invalid value, which has no parts to tell. */
const mayBeInvalid = new Set(['QColor', 'QDate', 'QTime']);

function call(object: ValueObject, method: string): unknown {
  const getter = object[method];
  return typeof getter === 'function' ? getter.call(object) : undefined;
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A flag value as the members it is made of, or as a number when it is not made of members. */
function flags(value: number, name: string, members: ReadonlyArray<readonly [string, number]>): string {
  const single = members.filter(([, bit]) => bit > 0 && (bit & (bit - 1)) === 0 && (value & bit) === bit);
  const sum = single.reduce((bits, [, bit]) => bits | bit, 0);
  return sum === value && value !== 0
    ? single.map(([member]) => `${name}.${member}`).join(' | ')
    : String(value);
}

/**
 * Writes a number or string as a member of an enum.
 *
 * @param members the enum as it is at run time: names to values, and for numbers back
 */
export function enumExpression(
  value: number | string,
  name: string,
  members: Readonly<Record<string, number | string>>,
): string {
  const named = Object.entries(members).filter(([member]) => !/^-?\d+$/.test(member));
  const exact = named.find(([, other]) => other === value);
  if (exact) return `${name}.${exact[0]}`;
  if (typeof value === 'string') return quoted(value);
  return flags(
    value,
    name,
    named.flatMap(([member, bit]) => (typeof bit === 'number' ? [[member, bit] as const] : [])),
  );
}

/**
 * Writes a value as the JavaScript that makes it, such as `false`, `'Arial'` or `new QSize(0, 0)`.
 *
 * @returns undefined for what is no plain value: widgets, fonts, icons, undefined
 */
export function expression(value: unknown): string | undefined {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(6)));
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    const items = value.map(expression);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object') return undefined;
  const object = value as ValueObject;
  if (object.constructor === Object) {
    const fields = Object.entries(object).map(([key, field]) => [key, expression(field)] as const);
    if (fields.some(([, field]) => field === undefined)) return undefined;
    return `{${fields.map(([key, field]) => `${key}: ${field}`).join(', ')}}`;
  }
  const getters = constructorGetters[object.constructor.name];
  if (!getters) return undefined;
  if (mayBeInvalid.has(object.constructor.name) && call(object, 'isValid') === false) {
    return `new ${object.constructor.name}()`;
  }
  return `new ${object.constructor.name}(${getters.map((getter) => expression(call(object, getter))).join(', ')})`;
}
