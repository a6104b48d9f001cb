import {checkYaml, type Fail, type SourceFile} from '../../lib/checked-yaml';
import {formatNearest} from '../../lib/nearest';
import {GLOBALS, PAGE_FOLDERS, type SymbolTable} from '../../lib/reference';
import {checkCodeSpans} from './check-code-spans';
import type {Member} from './declarations';
import type {Descriptions, SymbolDescription} from './descriptions';
import type {Model} from './model';
import {toSlug} from './routes';
import {type Description, descriptionSchema} from './schema';
import {createSymbolTable} from './symbol-table';

/** File of the descriptions of functions, aliases and constants. */
const GLOBALS_FILE = `reference/${GLOBALS}.yaml`;

/**
 * Parses the descriptions and checks every name in them against the declarations.
 * @throws one error that lists every fault with file, line and column
 */
export function mergeDescriptions(files: readonly SourceFile[], model: Model): Descriptions {
  const descriptions: Descriptions = new Map();
  const symbols = createSymbolTable(model);
  const faults = files.flatMap((file) => {
    const {data, fail, faults} = checkYaml(file, descriptionSchema);
    if (data) addDescription(file.path, data, {model, symbols}, descriptions, fail);
    return faults;
  });
  if (faults.length > 0) throw new Error(`The descriptions do not match the package:\n${faults.join('\n')}`);
  return descriptions;
}

function addDescription(
  path: string,
  parsed: Description,
  {model, symbols}: {model: Model; symbols: SymbolTable},
  descriptions: Descriptions,
  fail: Fail,
): void {
  const description = toSymbolDescription(path, parsed);
  if (parsed.kind === 'globals') {
    if (path !== GLOBALS_FILE) fail(['kind'], `the descriptions of globals belong in ${GLOBALS_FILE}`);
    const globals = model.globals.map((symbol) => ({
      name: symbol.id,
      signatures: symbol.kind === 'function' ? symbol.signatures : [],
    }));
    const toMessage = (name: string) => `the package declares no function, alias or constant "${name}".`;
    checkMembers(globals, toMessage, description, fail);
    checkCodeSpans(parsed, symbols, fail);
    descriptions.set(GLOBALS, description);
    return;
  }
  const symbolsOfKind = model.pageSymbols.filter(({kind}) => kind === parsed.kind);
  const symbol = symbolsOfKind.find(({id}) => id === parsed.name);
  if (!symbol) {
    const hint = formatNearest(
      parsed.name,
      symbolsOfKind.map(({id}) => id),
    );
    fail(['name'], `the package declares no ${parsed.kind} "${parsed.name}".${hint}`);
    return;
  }
  const {id} = symbol;
  const expected = `reference/${PAGE_FOLDERS[symbol.kind]}/${toSlug(id)}.yaml`;
  if (path !== expected) fail(['name'], `the description of ${id} belongs in ${expected}`);
  if (parsed.members.has('constructor')) {
    fail(['members', 'constructor'], 'move "constructor" out of "members", to the first level of the file');
  }
  if (symbol.kind === 'enum') {
    const values = symbol.values.map(({name}) => ({name, signatures: []}));
    checkMembers(values, (name) => `${id} has no value "${name}".`, description, fail);
    checkGroups(values, `${id} has no value`, description, fail);
  } else {
    const methods = symbol.members.filter(({kind}) => kind === 'method');
    const toMessage = (name: string) => `${id} declares no member "${name}" of its own.`;
    checkMembers(symbol.members, toMessage, description, fail);
    checkGroups(methods, `${id} declares no method of its own called`, description, fail);
  }
  checkCodeSpans(parsed, symbols, fail);
  descriptions.set(id, description);
}

function toSymbolDescription(file: string, parsed: Description): SymbolDescription {
  if (parsed.kind === 'globals') return {file, members: parsed.members, groups: []};
  const members = new Map(parsed.members);
  // Every object inherits a property named `constructor`.
  if (parsed.kind === 'class' && Object.hasOwn(parsed, 'constructor') && parsed.constructor) {
    members.set('constructor', parsed.constructor);
  }
  return {...parsed, file, members, groups: parsed.groups ?? []};
}

/** A member of a symbol, or a symbol of the globals. */
type Described = Pick<Member, 'name' | 'signatures'>;

/**
 * Reports members and parameters that don't exist.
 * @param toMessage returns the message about a member that doesn't exist
 */
function checkMembers(
  declared: readonly Described[],
  toMessage: (name: string) => string,
  description: SymbolDescription,
  fail: Fail,
): void {
  const names = new Set(declared.map(({name}) => name));
  for (const [name, {params}] of description.members) {
    // A constructor has a key of its own.
    const place = name === 'constructor' ? [name] : ['members', name];
    if (!names.has(name)) {
      fail(place, toMessage(name) + formatNearest(name, names));
      continue;
    }
    const signatures = declared.flatMap((member) => (member.name === name ? member.signatures : []));
    const parameters = new Set(signatures.flatMap((one) => one.parameters).map((one) => one.name));
    for (const parameter of params.keys()) {
      if (parameters.has(parameter)) continue;
      const hint = formatNearest(parameter, parameters);
      fail([...place, 'params', parameter], `no parameter is called "${parameter}".${hint}`);
    }
  }
}

/**
 * Reports names that aren't in exactly one group.
 * @param members the members that the groups must contain
 * @param unknownNameMessage the message about any other name, which is added at its end
 */
function checkGroups(
  members: readonly Described[],
  unknownNameMessage: string,
  description: SymbolDescription,
  fail: Fail,
): void {
  if (description.groups.length === 0) return;
  const names = new Set(members.map(({name}) => name));
  const seen = new Set<string>();
  description.groups.forEach((group, index) => {
    group.members.forEach((name, position) => {
      const place = ['groups', index, 'members', position];
      if (!names.has(name)) fail(place, `${unknownNameMessage} "${name}".${formatNearest(name, names)}`);
      if (seen.has(name)) fail(place, `"${name}" is already in a group`);
      seen.add(name);
    });
  });
  const missing = [...names].filter((name) => !seen.has(name));
  if (missing.length > 0) fail(['groups'], `in no group: ${missing.join(', ')}`);
}
