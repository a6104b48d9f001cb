import {checkYaml, type Fail, type SourceFile} from '../../lib/checked-yaml';
import {formatNearest} from '../../lib/nearest';
import {GLOBALS, PAGE_FOLDERS} from '../../lib/reference';
import {checkCodeSpans} from './check-code-spans';
import type {Enumeration, Member, Structure} from './declarations';
import type {Descriptions, SymbolDescription} from './descriptions';
import type {Model} from './model';
import {toSlug} from './routes';
import {type Description, descriptionSchema} from './schema';
import {createSymbolTable} from './symbol-table';

/**
 * Parses the descriptions and checks every name in them against the declarations.
 * @throws one error that lists every fault with file, line and column
 */
export function mergeDescriptions(files: readonly SourceFile[], model: Model): Descriptions {
  const descriptions: Descriptions = new Map();
  const symbols = createSymbolTable(model);
  const faults = files.flatMap((file) => {
    const {data, fail, faults} = checkYaml(file, descriptionSchema);
    const subject = data && findSubject(data, model, fail);
    if (!subject) return faults;
    const description = toSymbolDescription(file.path, data);
    checkPlaces(file.path, data, subject, fail);
    checkMembers(description, subject, fail);
    checkGroups(description, subject, fail);
    checkCodeSpans(data, symbols, fail);
    descriptions.set(subject.id, description);
    return faults;
  });
  if (faults.length > 0) throw new Error(`The descriptions do not match the package:\n${faults.join('\n')}`);
  return descriptions;
}

/** A member of a symbol, or a symbol of the globals. */
type Described = Pick<Member, 'name' | 'signatures'>;

/** The subject of a file: a symbol with its own page, or all functions, aliases and constants together. */
interface Subject {
  /** Id of the symbol, or `globals`. */
  id: string;
  /** The file in which the description belongs. */
  file: string;
  members: readonly Described[];
  /** The beginning of the message about a name that isn't a member. The name follows. */
  unknownMember: string;
  /** The contents of the groups in the description. The globals have no groups. */
  groups?: {
    members: readonly Described[];
    unknownMember: string;
  };
}

/** Finds what a description is about. Reports a symbol that the package doesn't declare, and returns undefined. */
function findSubject(description: Description, model: Model, fail: Fail): Subject | undefined {
  if (description.kind === 'globals') return createGlobalsSubject(model);
  const {kind, name} = description;
  const symbolsOfKind = model.pageSymbols.filter((symbol) => symbol.kind === kind);
  const symbol = symbolsOfKind.find(({id}) => id === name);
  if (symbol) return createSymbolSubject(symbol);
  const ids = symbolsOfKind.map(({id}) => id);
  fail(['name'], `the package declares no ${kind} "${name}".${formatNearest(name, ids)}`);
  return undefined;
}

const createGlobalsSubject = ({globals}: Model): Subject => ({
  id: GLOBALS,
  file: `reference/${GLOBALS}.yaml`,
  members: globals.map((symbol) => ({
    name: symbol.id,
    signatures: symbol.kind === 'function' ? symbol.signatures : [],
  })),
  unknownMember: 'the package declares no function, alias or constant',
});

function createSymbolSubject(symbol: Structure | Enumeration): Subject {
  const {id, kind} = symbol;
  const file = `reference/${PAGE_FOLDERS[kind]}/${toSlug(id)}.yaml`;
  if (symbol.kind === 'enum') {
    const members = symbol.values.map(({name}) => ({name, signatures: []}));
    const unknownMember = `${id} has no value`;
    return {id, file, members, unknownMember, groups: {members, unknownMember}};
  }
  return {
    id,
    file,
    members: symbol.members,
    unknownMember: `${id} declares no member of its own called`,
    groups: {
      members: symbol.members.filter((member) => member.kind === 'method'),
      unknownMember: `${id} declares no method of its own called`,
    },
  };
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

/** Reports a description in the wrong file, and a constructor among the other members. */
function checkPlaces(file: string, description: Description, subject: Subject, fail: Fail): void {
  const subjectKey = description.kind === 'globals' ? 'kind' : 'name';
  if (file !== subject.file)
    fail([subjectKey], `the description of ${subject.id} belongs in ${subject.file}`);
  if (description.kind !== 'globals' && description.members.has('constructor')) {
    fail(['members', 'constructor'], 'move "constructor" out of "members", to the first level of the file');
  }
}

/** Reports members and parameters that don't exist. */
function checkMembers(description: SymbolDescription, subject: Subject, fail: Fail): void {
  const names = new Set(subject.members.map(({name}) => name));
  for (const [name, {params}] of description.members) {
    // A constructor has a key of its own.
    const place = name === 'constructor' ? [name] : ['members', name];
    if (!names.has(name)) {
      fail(place, `${subject.unknownMember} "${name}".${formatNearest(name, names)}`);
      continue;
    }
    const signatures = subject.members.flatMap((member) => (member.name === name ? member.signatures : []));
    const parameters = new Set(signatures.flatMap((one) => one.parameters).map((one) => one.name));
    for (const parameter of params.keys()) {
      if (parameters.has(parameter)) continue;
      const hint = formatNearest(parameter, parameters);
      fail([...place, 'params', parameter], `no parameter is called "${parameter}".${hint}`);
    }
  }
}

/** Reports names that aren't in exactly one group. */
function checkGroups({groups}: SymbolDescription, subject: Subject, fail: Fail): void {
  if (groups.length === 0 || !subject.groups) return;
  const {members, unknownMember} = subject.groups;
  const names = new Set(members.map(({name}) => name));
  const seen = new Set<string>();
  groups.forEach((group, index) => {
    group.members.forEach((name, position) => {
      const place = ['groups', index, 'members', position];
      if (!names.has(name)) fail(place, `${unknownMember} "${name}".${formatNearest(name, names)}`);
      if (seen.has(name)) fail(place, `"${name}" is already in a group`);
      seen.add(name);
    });
  });
  const missing = [...names].filter((name) => !seen.has(name));
  if (missing.length > 0) fail(['groups'], `in no group: ${missing.join(', ')}`);
}
