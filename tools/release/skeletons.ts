import {parseDocument} from 'yaml';
import {GLOBALS, PAGE_FOLDERS} from '../../src/lib/reference';
import {isGlobal, isStructure, type Model} from '../../src/plugins/api-reference/model';
import {toSlug} from '../../src/plugins/api-reference/routes';

/** Placeholder for a missing description. A test fails until all of them are replaced. */
export const TODO = 'TODO';

interface ExpectedFile {
  file: string;
  head: Record<string, string>;
  /** Names of the members that need a description. */
  members: string[];
  hasConstructor: boolean;
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
  for (const {file, head, members, hasConstructor} of listExpectedFiles(model)) {
    const existingText = read(file);
    const document = parseDocument(existingText ?? '');
    if (existingText === undefined) {
      document.commentBefore = ' yaml-language-server: $schema=../schema.json';
      for (const [key, value] of Object.entries(head)) document.set(key, value);
    }
    const missing = members.filter((name) => !document.hasIn(['members', name]));
    for (const name of missing) document.setIn(['members', name], TODO);
    const isConstructorMissing = hasConstructor && !document.has('constructor');
    if (isConstructorMissing) document.set('constructor', TODO);
    const isChanged = existingText === undefined || missing.length > 0 || isConstructorMissing;
    // A line width of 0 keeps the line breaks of existing descriptions.
    if (isChanged) files.set(file, document.toString({lineWidth: 0, flowCollectionPadding: false}));
  }
  return files;
}

function listExpectedFiles(model: Model): ExpectedFile[] {
  const globals = model.symbols.filter(isGlobal).map(({id}) => id);
  return [
    {file: `${GLOBALS}.yaml`, head: {kind: GLOBALS}, members: globals, hasConstructor: false},
    ...model.symbols.flatMap((symbol): ExpectedFile[] => {
      if (!isStructure(symbol) && symbol.kind !== 'enum') return [];
      const members = isStructure(symbol) ? symbol.members : [];
      const entries =
        symbol.kind === 'enum' ? symbol.values : members.filter(({kind}) => kind !== 'constructor');
      const names = entries.map(({name}) => name);
      return [
        {
          file: `${PAGE_FOLDERS[symbol.kind]}/${toSlug(symbol.id)}.yaml`,
          head: {name: symbol.id, kind: symbol.kind, summary: TODO},
          members: [...new Set(names)],
          hasConstructor: symbol.kind === 'class' && members.some(({kind}) => kind === 'constructor'),
        },
      ];
    }),
  ];
}
