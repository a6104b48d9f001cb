/** Describes a value that JSON can't represent, for an error message. Returns undefined for other values. */
function describeUnserializable(value: unknown): string | undefined {
  const isSimple = value === null || typeof value === 'string' || typeof value === 'boolean';
  if (isSimple || Number.isFinite(value) || Array.isArray(value)) return undefined;
  if (typeof value === 'number') return `the number ${value}`;
  if (value === undefined) return 'undefined';
  if (typeof value !== 'object') return `a ${typeof value}`;
  if ('$$typeof' in value) return 'a React element';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return undefined;
  return `an instance of ${value.constructor.name}`;
}

const FIXES: Record<string, string> = {
  'a React element': 'Pass it as a child, which is rendered on the server.',
  'a function': 'Create it inside the component, or pass the data that it needs.',
};

/** Throws an error if JSON can't represent a value. `path` is the path of the value, such as `user.onSave`. */
function requireSerializable(component: string, value: unknown, path: string): void {
  const kind = describeUnserializable(value);
  if (kind) {
    throw new Error(
      `${component} gets ${kind} in its prop "${path}", and a client component's props are sent to the ` +
        `browser as JSON. ${FIXES[kind] ?? 'Pass strings, numbers, booleans, null, arrays or plain objects.'}`,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    // JSON leaves out undefined properties, which makes no difference to the component.
    if (part === undefined && !Array.isArray(value)) continue;
    requireSerializable(component, part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  }
}

/**
 * Returns the props of a client component as JSON.
 *
 * @param component the name for errors, such as `<Counter> (src/components/Counter.tsx)`
 * @throws when a prop has no JSON form; the message names component, prop and fix
 */
export function serializeProps(component: string, props: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(props)) {
    if (value !== undefined) requireSerializable(component, value, name);
  }
  return JSON.stringify(props);
}
