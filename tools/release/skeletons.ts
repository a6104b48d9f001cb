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
  /** The names of the members, and `constructor` for the constructor of a class. */
  names: string[];
}

/**
 * Creates the missing files and entries of `reference/`, so that every symbol and member has one. Existing descriptions
 * stay as they are.
 * @param read returns the text of a file in `reference/`, or undefined if it doesn't exist
 * @returns path in `reference/` → new text, only for files that change
 */
export function createSkeletons(
  model: Model,
  read: (file: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const {file, head, names} of listExpectedFiles(model)) {
    const existingText = read(file);
    const text = addEntries(existingText ?? HEADER + stringify(head), names);
    if (text !== existingText) files.set(file, text);
  }
  return files;
}

/** Adds the entries that a file lacks. They're inserted as text, because the YAML library would break lines differently. */
function addEntries(text: string, names: string[]): string {
  const document = parseDocument(text);
  const missing = names.filter((name) => name !== 'constructor' && !document.hasIn(['members', name]));
  const members = document.get('members', true);
  const end = isMap(members) ? (members.range?.[1] ?? text.length) : text.length;
  const entries = Object.fromEntries(missing.map((name) => [name, TODO]));
  const [key = '', ...lines] = missing.length > 0 ? stringify({members: entries}).split(/(?<=\n)/) : [];
  const needsConstructor = names.includes('constructor') && !document.has('constructor');
  return [
    text.slice(0, end),
    isMap(members) ? '' : key,
    ...lines,
    text.slice(end),
    needsConstructor ? stringify({constructor: TODO}) : '',
  ].join('');
}

function listExpectedFiles(model: Model): ExpectedFile[] {
  return [
    {file: `${GLOBALS}.yaml`, head: {kind: GLOBALS}, names: model.globals.map(({id}) => id)},
    ...model.pageSymbols.map(
      (symbol): ExpectedFile => ({
        file: `${PAGE_FOLDERS[symbol.kind]}/${toSlug(symbol.id)}.yaml`,
        head: {name: symbol.id, kind: symbol.kind, summary: TODO},
        names: listEntries(symbol).map(({name}) => name),
      }),
    ),
  ];
}
