import {parseDocument} from 'yaml';
import {GLOBALS, PAGE_FOLDERS} from '../../src/lib/reference';
import type {Model} from '../../src/plugins/api-reference/model';
import {listEntries, toSlug} from '../../src/plugins/api-reference/routes';

/** Placeholder for a missing description. A test fails until all of them are replaced. */
export const TODO = 'TODO';

interface ExpectedFile {
  file: string;
  head: Record<string, string>;
  /** The places of the descriptions of members. */
  places: string[][];
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
  for (const {file, head, places} of listExpectedFiles(model)) {
    const existingText = read(file);
    const document = parseDocument(existingText ?? '');
    if (existingText === undefined) {
      document.commentBefore = ' yaml-language-server: $schema=../schema.json';
      for (const [key, value] of Object.entries(head)) document.set(key, value);
    }
    const missing = places.filter((place) => !document.hasIn(place));
    for (const place of missing) document.setIn(place, TODO);
    const isChanged = existingText === undefined || missing.length > 0;
    // A line width of 0 keeps the line breaks of existing descriptions.
    if (isChanged) files.set(file, document.toString({lineWidth: 0, flowCollectionPadding: false}));
  }
  return files;
}

function listExpectedFiles(model: Model): ExpectedFile[] {
  const toPlaces = (names: string[]) => [...new Set(names)].map((name) => ['members', name]);
  return [
    {file: `${GLOBALS}.yaml`, head: {kind: GLOBALS}, places: toPlaces(model.globals.map(({id}) => id))},
    ...model.pageSymbols.map((symbol): ExpectedFile => {
      const names = listEntries(symbol).map(({name}) => name);
      const hasConstructor = symbol.kind === 'class' && names.includes('constructor');
      return {
        file: `${PAGE_FOLDERS[symbol.kind]}/${toSlug(symbol.id)}.yaml`,
        head: {name: symbol.id, kind: symbol.kind, summary: TODO},
        places: [
          ...toPlaces(names.filter((name) => name !== 'constructor')),
          ...(hasConstructor ? [['constructor']] : []),
        ],
      };
    }),
  ];
}
