import {checkYaml, type Fail, type Key, type SourceFile} from '../../lib/checked-yaml';
import {formatNearest} from '../../lib/nearest';
import {GLOBALS, PAGE_FOLDERS, type SymbolTable} from '../../lib/reference';
import {checkCodeSpans} from './check-code-spans';
import type {ApiSymbol, Member} from './declarations';
import {type Descriptions, getMemberPlace, type SymbolDescription} from './descriptions';
import {isGlobal, isStructure, type Model} from './model';
import {toSlug} from './routes';
import {type Description, descriptionSchema, type MemberDescription} from './schema';
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
    checkGlobals(description, model, fail);
    checkCodeSpans(undefined, description, symbols, fail);
    descriptions.set(GLOBALS, description);
    return;
  }
  const symbol = model.find(parsed.name);
  if (!symbol || symbol.kind !== parsed.kind) {
    const ids = model.symbols.filter(({kind}) => kind === parsed.kind).map(({id}) => id);
    const hint = formatNearest(parsed.name, ids);
    fail(['name'], `the package declares no ${parsed.kind} "${parsed.name}".${hint}`);
    return;
  }
  const expected = `reference/${PAGE_FOLDERS[parsed.kind]}/${toSlug(symbol.id)}.yaml`;
  if (path !== expected) fail(['name'], `the description of ${symbol.id} belongs in ${expected}`);
  if (parsed.members.has('constructor')) {
    fail(['members', 'constructor'], 'move "constructor" out of "members", to the first level of the file');
  }
  checkMembers(symbol, description, fail);
  checkCodeSpans(symbol.id, description, symbols, fail);
  descriptions.set(symbol.id, description);
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

function checkGlobals(description: SymbolDescription, model: Model, fail: Fail): void {
  const globals = model.symbols.filter(isGlobal);
  for (const [name, member] of description.members) {
    const symbol = globals.find(({id}) => id === name);
    const place = ['members', name];
    if (symbol) checkParameters(symbol.kind === 'function' ? symbol.signatures : [], member, place, fail);
    else {
      const hint = formatNearest(
        name,
        globals.map(({id}) => id),
      );
      fail(place, `the package declares no function, alias or constant "${name}".${hint}`);
    }
  }
}

function checkMembers(symbol: ApiSymbol, description: SymbolDescription, fail: Fail): void {
  if (symbol.kind === 'enum') {
    const values = new Set(symbol.values.map(({name}) => name));
    for (const name of description.members.keys()) {
      if (values.has(name)) continue;
      fail(['members', name], `${symbol.id} has no value "${name}".${formatNearest(name, values)}`);
    }
    checkGroups(values, `${symbol.id} has no value`, description, fail);
  }
  if (!isStructure(symbol)) return;
  for (const [name, member] of description.members) {
    const membersWithName = symbol.members.filter((candidate) => candidate.name === name);
    const place = getMemberPlace(name);
    if (membersWithName.length === 0) {
      const hint = formatNearest(name, new Set(symbol.members.map((candidate) => candidate.name)));
      fail(place, `${symbol.id} declares no member "${name}" of its own.${hint}`);
    } else checkParameters(getSignatures(membersWithName), member, place, fail);
  }
  const methods = symbol.members.filter(({kind}) => kind === 'method').map(({name}) => name);
  checkGroups(new Set(methods), `${symbol.id} declares no method of its own called`, description, fail);
}

const getSignatures = (members: Member[]) => members.flatMap(({signatures}) => signatures);

function checkParameters(
  signatures: Member['signatures'],
  description: MemberDescription,
  place: Key[],
  fail: Fail,
): void {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  const parameterNames = new Set(parameters.map(({name}) => name));
  for (const name of description.params.keys()) {
    if (parameterNames.has(name)) continue;
    fail(
      [...place, 'params', name],
      `no parameter is called "${name}".${formatNearest(name, parameterNames)}`,
    );
  }
}

/**
 * Reports names that aren't in exactly one group.
 * @param names the names that the groups must contain
 * @param unknownNameMessage the message about any other name, which is added at its end
 */
function checkGroups(
  names: Set<string>,
  unknownNameMessage: string,
  description: SymbolDescription,
  fail: Fail,
): void {
  if (description.groups.length === 0) return;
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
