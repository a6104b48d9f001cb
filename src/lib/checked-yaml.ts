import {type Document, isMap, isScalar, LineCounter, type Node, parseDocument, visit} from 'yaml';
import type {ZodType, z} from 'zod';

/** A file as it is on the disk; `path` is relative to the site and named in faults. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A way into a file: keys of maps and positions in lists. */
export type Key = string | number;
/** Reports what is wrong at a place of a file, given as the keys that lead to it. */
export type Fail = (path: Key[], message: string) => void;

interface CheckedYaml<T> {
  /** The content of the file; undefined if it has a fault. */
  data?: T;
  /** Reports one more fault, which only the caller can see. */
  fail: Fail;
  /** Every fault so far, as `file:line:column what is wrong`. */
  faults: string[];
}

/**
 * Reads a YAML file and checks it against a schema. The error lists all faults.
 * @param cache keeps parsed files for the next time; by default nothing is kept
 */
export function checkYaml<Schema extends ZodType>(
  file: SourceFile,
  schema: Schema,
  cache = new YamlCache(),
): CheckedYaml<z.output<Schema>> {
  const {path} = file;
  const {document, lines} = cache.parse(file);
  const faults: string[] = [];
  const report = (offset: number, message: string) => {
    const {line, col} = lines.linePos(offset);
    faults.push(`${path}:${line}:${col} ${message}`);
  };
  const fail: Fail = (place, message) => report(findOffset(document, place), message);
  for (const error of document.errors) report(error.pos[0], error.message);
  const replaced = file.text.indexOf('\uFFFD');
  if (replaced >= 0) report(replaced, 'this character is not UTF-8: save the file as UTF-8');
  visit(document, {
    Alias(_key, alias) {
      if (!alias.resolve(document))
        report(alias.range?.[0] ?? 0, `put the text that begins with "*${alias.source}" into quotes`);
    },
  });
  if (faults.length > 0) return {faults, fail};
  const {data, error} = schema.safeParse(document.toJS({reviver: withoutInherited}));
  for (const issue of error?.issues ?? []) failIssue(issue, [], fail);
  return error ? {faults, fail} : {data, faults, fail};
}

interface Parsed {
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
}

/** Caches parsed files, because the dev server reads all of them again when one has changed. */
export class YamlCache {
  private readonly parsed = new Map<string, Parsed>();

  parse({path, text}: SourceFile): Parsed {
    const last = this.parsed.get(path);
    if (last?.text === text) return last;
    const lines = new LineCounter();
    const parsed = {text, lines, document: parseDocument(text, {lineCounter: lines, prettyErrors: false})};
    this.parsed.set(path, parsed);
    return parsed;
  }
}

/** Returns an object without a prototype, because some files have the key `constructor`. Other values stay as they are. */
const withoutInherited = (_key: unknown, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : value;

type Issue = z.core.$ZodIssue;

function failIssue(issue: Issue, above: Key[], fail: Fail): void {
  const place = [...above, ...(issue.path as Key[])];
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) fail([...place, key], `unknown key "${key}"`);
    return;
  }
  // Of the forms that a value may have, the one meant is the one that at least has its type.
  const meant =
    issue.code === 'invalid_union'
      ? issue.errors.find(([first]) => first && (first.path.length > 0 || first.code !== 'invalid_type'))
      : undefined;
  if (meant) {
    for (const inner of meant) failIssue(inner, place, fail);
    return;
  }
  const name = place.length > 0 ? `"${place.at(-1)}"` : 'the file';
  const message = issue.message.replace(/^Invalid input: /, '');
  fail(place, message.endsWith('received undefined') ? `${name} is missing` : `${name}: ${message}`);
}

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
