import {isMap, parseDocument, stringify} from 'yaml';
import {GLOBALS, PAGE_FOLDERS} from '../../src/lib/reference';
import type {Model} from '../../src/plugins/api-reference/model';
import {listEntries, toSlug} from '../../src/plugins/api-reference/routes';

/** Placeholder for a missing description. A test fails until all of them are replaced. */
export const TODO = 'TODO';

const HEADER = '# yaml-language-server: $schema=../schema.json\n\n';

interface ExpectedFile {
  file: string;
  head: Record<string, string>;
  /** The names of the members without the constructor. */
  names: string[];
  hasConstructor: boolean;
}

/**
 * Creates the missing files and entries of `reference/`, so that every symbol and member has one. Existing descriptions
 * stay as they are.
 * @param read returns the text of a file in `reference/`, or undefined if it doesn't exist
 * @returns path in `reference/` → new text, only for files that change
 * @throws if a file has no place for new lines with members, such as one with `members: {}`
 */
export function createSkeletons(
  model: Model,
  read: (file: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const expected of listExpectedFiles(model)) {
    const existingText = read(expected.file);
    const text = addEntries(existingText ?? HEADER + stringify(expected.head), expected);
    if (text !== existingText) files.set(expected.file, text);
  }
  return files;
}

/** Adds the entries that a file lacks. They're inserted as text, because the YAML library would break lines differently. */
function addEntries(text: string, {file, names, hasConstructor}: ExpectedFile): string {
  const document = parseDocument(text);
  const missing = names.filter((name) => !document.hasIn(['members', name]));
  const withMembers =
    missing.length > 0 ? addMembers(text, document.get('members', true), missing, file) : text;
  const needsConstructor = hasConstructor && !document.has('constructor');
  return needsConstructor ? endLine(withMembers) + stringify({constructor: TODO}) : withMembers;
}

/** Inserts names after the existing members, or a new list of members at the end of the file. */
function addMembers(text: string, members: unknown, names: string[], file: string): string {
  const newMembers = stringify({members: Object.fromEntries(names.map((name) => [name, TODO]))});
  if (members === undefined) return endLine(text) + newMembers;
  if (!isMap(members) || members.flow) {
    throw new Error(
      `reference/${file}: write each entry of "members" on a line of its own, or delete "members"`,
    );
  }
  const end = members.range?.[1] ?? text.length;
  return endLine(text.slice(0, end)) + newMembers.replace('members:\n', '') + text.slice(end);
}

const endLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

function listExpectedFiles(model: Model): ExpectedFile[] {
  return [
    {
      file: `${GLOBALS}.yaml`,
      head: {kind: GLOBALS},
      names: model.globals.map(({id}) => id),
      hasConstructor: false,
    },
    ...model.pageSymbols.map((symbol): ExpectedFile => {
      const names = listEntries(symbol).map(({name}) => name);
      return {
        file: `${PAGE_FOLDERS[symbol.kind]}/${toSlug(symbol.id)}.yaml`,
        head: {name: symbol.id, kind: symbol.kind, summary: TODO},
        names: names.filter((name) => name !== 'constructor'),
        hasConstructor: symbol.kind === 'class' && names.includes('constructor'),
      };
    }),
  ];
}
