import Ajv, {type ErrorObject} from 'ajv';
import {type Document, isMap, isScalar, LineCounter, type Node, parseDocument} from 'yaml';
import {FOLDERS, GLOBALS} from '../../lib/reference';
import type {ApiSymbol, Member} from './declarations';
import type {Descriptions, MemberWords, ValueGroup, Words} from './descriptions';
import {isGlobal, isStructure, type Model} from './model';
import {slugOf} from './routes';

/** A file of `reference/`; `path` is relative to the site. */
export interface SourceFile {
  path: string;
  text: string;
}

interface RawMember {
  summary: string;
  details?: string;
  params?: Record<string, string>;
  returns?: string;
}

interface RawWords {
  name?: string;
  kind: 'class' | 'enum' | 'interface' | 'globals';
  summary?: string;
  details?: string;
  constructor?: string | RawMember;
  members?: Record<string, string | RawMember>;
  groups?: ValueGroup[];
}

type Key = string | number;
/** Reports what is wrong at a place in the file, given as the keys that lead to it. */
type Fail = (path: Key[], message: string) => void;

/**
 * Reads our descriptions and holds every name in them against the declarations.
 * @param schema JSON schema of a file
 * @throws one error that lists every fault with file, line and column
 */
export function joinDescriptions(files: SourceFile[], schema: object, model: Model): Descriptions {
  const validate = new Ajv({
    discriminator: true,
    ownProperties: true,
    allowUnionTypes: true,
  }).compile<RawWords>(schema);
  const descriptions: Descriptions = new Map();
  const faults: string[] = [];
  for (const file of files) {
    const lines = new LineCounter();
    const document = parseDocument(file.text, {lineCounter: lines, prettyErrors: false});
    const report = (offset: number, message: string) => {
      const {line, col} = lines.linePos(offset);
      faults.push(`${file.path}:${line}:${col} ${message}`);
    };
    if (document.errors.length > 0) {
      for (const error of document.errors) report(error.pos[0], error.message);
      continue;
    }
    const fail: Fail = (path, message) => report(offsetOf(document, path), message);
    const raw: unknown = document.toJS();
    if (!validate(raw)) {
      for (const error of validate.errors ?? []) fail(pathOf(error), messageOf(error));
      continue;
    }
    const words = wordsOf(file.path, raw);
    if (raw.kind === 'globals') {
      checkGlobals(words, model, fail);
      descriptions.set(GLOBALS, words);
      continue;
    }
    const symbol = model.find(raw.name ?? '');
    if (!symbol || symbol.kind !== raw.kind) {
      fail(['name'], `the package declares no ${raw.kind} "${raw.name}"`);
      continue;
    }
    const expected = `reference/${FOLDERS[raw.kind]}/${slugOf(symbol.id)}.yaml`;
    if (file.path !== expected) fail(['name'], `the description of ${symbol.id} belongs into ${expected}`);
    checkMembers(symbol, words, fail);
    descriptions.set(symbol.id, words);
  }
  if (faults.length > 0) throw new Error(`Descriptions do not fit the package:\n${faults.join('\n')}`);
  return descriptions;
}

function wordsOf(file: string, raw: RawWords): Words {
  // `constructor` is also what every object inherits.
  const construct = Object.hasOwn(raw, 'constructor') ? raw.constructor : undefined;
  return {
    file,
    summary: raw.summary,
    details: raw.details,
    construct: construct === undefined ? undefined : memberWords(construct),
    members: new Map(Object.entries(raw.members ?? {}).map(([name, member]) => [name, memberWords(member)])),
    groups: raw.groups ?? [],
  };
}

const memberWords = (raw: string | RawMember): MemberWords =>
  typeof raw === 'string'
    ? {summary: raw, params: new Map()}
    : {...raw, params: new Map(Object.entries(raw.params ?? {}))};

function checkGlobals(words: Words, model: Model, fail: Fail): void {
  const globals = model.symbols.filter(isGlobal);
  for (const [name, member] of words.members) {
    const symbol = globals.find(({id}) => id === name);
    if (!symbol) fail(['members', name], `the package declares no function, alias or constant "${name}"`);
    else
      checkParameters(symbol.kind === 'function' ? symbol.signatures : [], member, ['members', name], fail);
  }
}

function checkMembers(symbol: ApiSymbol, words: Words, fail: Fail): void {
  if (symbol.kind === 'enum')
    checkValues(new Set(symbol.values.map(({name}) => name)), symbol.id, words, fail);
  if (!isStructure(symbol)) return;
  const own = symbol.members.filter((member) => member.kind !== 'constructor');
  for (const [name, member] of words.members) {
    const declared = own.filter((candidate) => candidate.name === name);
    const place = ['members', name];
    if (declared.length === 0) fail(place, `${symbol.id} declares no member "${name}" of its own`);
    else checkParameters(signaturesOf(declared), member, place, fail);
  }
  if (words.construct) {
    const constructors = symbol.members.filter((member) => member.kind === 'constructor');
    if (constructors.length === 0) fail(['constructor'], `${symbol.id} declares no constructor of its own`);
    else checkParameters(signaturesOf(constructors), words.construct, ['constructor'], fail);
  }
}

const signaturesOf = (members: Member[]) => members.flatMap(({signatures}) => signatures);

function checkParameters(
  signatures: Member['signatures'],
  words: MemberWords,
  place: Key[],
  fail: Fail,
): void {
  const known = new Set(signatures.flatMap(({parameters}) => parameters.map(({name}) => name)));
  for (const name of words.params.keys()) {
    if (!known.has(name)) fail([...place, 'params', name], `no parameter is called "${name}"`);
  }
}

function checkValues(values: Set<string>, id: string, words: Words, fail: Fail): void {
  for (const name of words.members.keys()) {
    if (!values.has(name)) fail(['members', name], `${id} has no value "${name}"`);
  }
  if (words.groups.length === 0) return;
  const seen = new Set<string>();
  words.groups.forEach((group, index) => {
    group.members.forEach((name, position) => {
      const place = ['groups', index, 'members', position];
      if (!values.has(name)) fail(place, `${id} has no value "${name}"`);
      if (seen.has(name)) fail(place, `"${name}" is in a group already`);
      seen.add(name);
    });
  });
  const missing = [...values].filter((name) => !seen.has(name));
  if (missing.length > 0) fail(['groups'], `in no group: ${missing.join(', ')}`);
}

/** Offset of the key (or list item) that a path leads to; of the nearest one above it that exists, else 0. */
function offsetOf(document: Document, path: Key[]): number {
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

/** Keys that lead to what the schema refuses. */
function pathOf({instancePath, keyword, params}: ErrorObject): Key[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return keyword === 'additionalProperties' ? [...path, String(params.additionalProperty)] : path;
}

function messageOf({keyword, message, params, instancePath}: ErrorObject): string {
  if (keyword === 'additionalProperties') return `unknown key "${params.additionalProperty}"`;
  return `${instancePath.split('/').pop() || 'the file'} ${message ?? 'is not as reference/schema.json says'}`;
}
