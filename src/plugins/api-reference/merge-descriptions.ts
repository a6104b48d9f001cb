import {checkYaml, type Fail, type Key, type SourceFile, type YamlCache} from '../../lib/checked-yaml';
import {FOLDERS, GLOBALS} from '../../lib/reference';
import type {ApiSymbol, Member} from './declarations';
import type {Descriptions, Words} from './descriptions';
import {isGlobal, isStructure, type Model} from './model';
import {slugOf} from './routes';
import {type Description, descriptionSchema, type MemberWords} from './schema';

/**
 * Reads our descriptions and checks every name in them against the declarations.
 * @param cache keeps parsed files for the next time
 * @throws one error that lists every fault with file, line and column
 */
export function mergeDescriptions(files: SourceFile[], model: Model, cache?: YamlCache): Descriptions {
  const descriptions: Descriptions = new Map();
  const faults = files.flatMap((file) => {
    const {data, fail, faults} = checkYaml(file, descriptionSchema, cache);
    if (data) mergeOne(file.path, data, model, descriptions, fail);
    return faults;
  });
  if (faults.length > 0) throw new Error(`Descriptions do not fit the package:\n${faults.join('\n')}`);
  return descriptions;
}

function mergeOne(
  path: string,
  said: Description,
  model: Model,
  descriptions: Descriptions,
  fail: Fail,
): void {
  const words = wordsOf(path, said);
  if (said.kind === 'globals') {
    checkGlobals(words, model, fail);
    descriptions.set(GLOBALS, words);
    return;
  }
  const symbol = model.find(said.name);
  if (!symbol || symbol.kind !== said.kind) {
    fail(['name'], `the package declares no ${said.kind} "${said.name}"`);
    return;
  }
  const expected = `reference/${FOLDERS[said.kind]}/${slugOf(symbol.id)}.yaml`;
  if (path !== expected) fail(['name'], `the description of ${symbol.id} belongs into ${expected}`);
  checkMembers(symbol, words, fail);
  descriptions.set(symbol.id, words);
}

function wordsOf(file: string, said: Description): Words {
  if (said.kind === 'globals') return {file, members: said.members, groups: []};
  // `constructor` is also what every object inherits.
  const construct =
    said.kind === 'class' && Object.hasOwn(said, 'constructor') ? said.constructor : undefined;
  return {...said, file, construct, groups: said.groups ?? []};
}

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
  if (symbol.kind === 'enum') {
    const values = new Set(symbol.values.map(({name}) => name));
    for (const name of words.members.keys()) {
      if (!values.has(name)) fail(['members', name], `${symbol.id} has no value "${name}"`);
    }
    checkGroups(values, `${symbol.id} has no value`, words, fail);
  }
  if (!isStructure(symbol)) return;
  const own = symbol.members.filter((member) => member.kind !== 'constructor');
  for (const [name, member] of words.members) {
    const declared = own.filter((candidate) => candidate.name === name);
    const place = ['members', name];
    if (declared.length === 0) fail(place, `${symbol.id} declares no member "${name}" of its own`);
    else checkParameters(signaturesOf(declared), member, place, fail);
  }
  const methods = own.filter(({kind}) => kind === 'method').map(({name}) => name);
  checkGroups(new Set(methods), `${symbol.id} declares no method of its own called`, words, fail);
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

/** Each of `names` is to be in exactly one group; `unknown` begins what is said of any other. */
function checkGroups(names: Set<string>, unknown: string, words: Words, fail: Fail): void {
  if (words.groups.length === 0) return;
  const seen = new Set<string>();
  words.groups.forEach((group, index) => {
    group.members.forEach((name, position) => {
      const place = ['groups', index, 'members', position];
      if (!names.has(name)) fail(place, `${unknown} "${name}"`);
      if (seen.has(name)) fail(place, `"${name}" is in a group already`);
      seen.add(name);
    });
  });
  const missing = [...names].filter((name) => !seen.has(name));
  if (missing.length > 0) fail(['groups'], `in no group: ${missing.join(', ')}`);
}
