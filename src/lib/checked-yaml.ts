import {readFileSync} from 'node:fs';
import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type {ZodType, z} from 'zod';
import {toRelativePath} from './relative-path';
import {type Key, listFaults} from './schema-faults';

/** The content of a file. */
export interface SourceFile {
  /** Path relative to the site, which error messages contain. */
  path: string;
  text: string;
}

/** Reports what is wrong at a place in a file. */
export type Fail = (path: Key[], message: string) => void;

/** Refinement of a schema for a list of texts that mustn't contain the same text twice. */
export const UNIQUE = [
  (list: string[]) => new Set(list).size === list.length,
  'lists the same text twice',
] as const;

interface CheckedYaml<T> {
  /** The content of the file, or undefined if it doesn't match the schema. */
  data?: T;
  /** Adds a fault that the schema can't find, for example an unknown name. */
  fail: Fail;
  /** All faults so far, each as `file:line:column message`. */
  faults: string[];
}

/**
 * Reads a YAML or JSON file of the repository and checks it against a schema.
 * @throws an Error that lists all faults, each as `file:line:column message`
 */
export function readCheckedYaml<Schema extends ZodType>(file: string, schema: Schema): z.output<Schema> {
  const source = {path: toRelativePath(process.cwd(), file), text: readFileSync(file, 'utf8')};
  const {data, faults} = checkYaml(source, schema);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return data as z.output<Schema>;
}

/** Parses a YAML file and checks it against a schema. It doesn't throw. The result lists all faults. */
export function checkYaml<Schema extends ZodType>(
  file: SourceFile,
  schema: Schema,
): CheckedYaml<z.output<Schema>> {
  const {path} = file;
  // The YAML library refuses a list after a byte order mark, which some editors of Windows write.
  const text = file.text.replace(/^\uFEFF/, '');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const faults: string[] = [];
  const report = (offset: number, message: string) => {
    const {line, col} = lineCounter.linePos(offset);
    faults.push(`${path}:${line}:${col} ${message}`);
  };
  const fail: Fail = (place, message) => report(findOffset(document, place), message);
  const mistakes = findMistakes(document, text);
  for (const {offset, message} of mistakes) report(offset, message);
  if (mistakes.length > 0) return {faults, fail};
  const {data, error} = schema.safeParse(document.toJS({reviver: removePrototype}));
  if (error) for (const {place, message} of listFaults(error)) fail(place, message);
  return error ? {faults, fail} : {data, faults, fail};
}

interface Mistake {
  /** Where it is in the text, in characters. */
  offset: number;
  message: string;
}

/** Finds what is wrong with a file, whatever its content should be. */
function findMistakes(document: Document, text: string): Mistake[] {
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  if (conflict >= 0)
    return [{offset: conflict, message: 'resolve the merge conflict that begins or ends here'}];
  const mistakes = [...document.errors, ...document.warnings].map(
    (error): Mistake => ({offset: error.pos[0], message: describeYamlError(error, text)}),
  );
  const report = (offset: number | undefined, message: string) =>
    mistakes.push({offset: offset ?? 0, message});
  const replaced = text.indexOf('\uFFFD');
  if (replaced >= 0) report(replaced, 'this character is not UTF-8: save the file as UTF-8');
  visit(document, {
    Alias(_key, alias) {
      if (!alias.resolve(document))
        report(alias.range?.[0], `put the text that begins with "*${alias.source}" into quotes`);
    },
    Scalar(_key, {type, comment, range}) {
      // Somebody who writes a comment puts a space after the #.
      if (type === 'PLAIN' && comment && /^\S/.test(comment))
        report(range?.[0], `put this text into quotes, because "#${comment}" would be a comment`);
    },
  });
  if (document.contents === null && mistakes.length === 0) report(0, 'the file is empty');
  return mistakes;
}

/** Returns a message that says how to repair a file which isn't valid YAML. */
function describeYamlError({code, message, pos: [start, end]}: YAMLError, text: string): string {
  switch (code) {
    case 'DUPLICATE_KEY': {
      const [key = ''] = /^[^:\n]*/.exec(text.slice(start)) ?? [];
      return `the key ${key.trim()} is there twice: remove one of them`;
    }
    case 'MULTIPLE_DOCS':
      return 'remove this line: it begins a second document, which nobody reads';
    case 'TAG_RESOLVE_FAILED':
      return `put the text that begins with "${text.slice(start, end)}" into quotes`;
    default:
      return message;
  }
}

/** Returns an object without a prototype, because some files have the key `constructor`. Other values stay as they are. */
const removePrototype = (_key: unknown, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : value;

/**
 * Returns the offset of the key or list item that a path leads to. If it doesn't exist, the result is the offset of its
 * nearest ancestor that does, or 0.
 */
function findOffset(document: Document, path: Key[]): number {
  for (let length = path.length; length > 0; length--) {
    const last = path[length - 1];
    const parent = document.getIn(path.slice(0, length - 1), true);
    const pair = isMap(parent)
      ? parent.items.find(({key}) => isScalar(key) && key.value === last)
      : undefined;
    const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as Node | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}
