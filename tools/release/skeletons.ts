import {isSeq, parseDocument} from 'yaml';
import {FOLDERS, GLOBALS} from '../../src/lib/reference';
import {isGlobal, isStructure, type Model} from '../../src/plugins/api-reference/model';
import {slugOf} from '../../src/plugins/api-reference/routes';

/** Stands where words are still to be written. A test fails as long as one is there. */
export const TODO = 'TODO';

/** A file of `reference/`: its text, or nothing where there is none yet. */
export type ReadFile = (path: string) => string | undefined;

interface Expected {
  file: string;
  head: Record<string, string>;
  /** Own members that descriptions have words on. */
  members: string[];
  hasConstructor: boolean;
}

/**
 * What has to be written to `reference/` so that every symbol and member has its place there. Words that are there stay
 * as they are.
 * @returns file → its new text, for files that change only
 */
export function skeletons(model: Model, read: ReadFile): Map<string, string> {
  const files = new Map<string, string>();
  for (const {file, head, members, hasConstructor} of expectedFiles(model)) {
    const known = read(file);
    const document = parseDocument(known ?? '');
    if (known === undefined) {
      document.commentBefore = ' yaml-language-server: $schema=../schema.json';
      for (const [key, value] of Object.entries(head)) document.set(key, value);
    }
    const missing = members.filter((name) => !document.hasIn(['members', name]));
    for (const name of missing) document.setIn(['members', name], TODO);
    const lacksConstructor = hasConstructor && !document.has('constructor');
    if (lacksConstructor) document.set('constructor', TODO);
    const isChanged = known === undefined || missing.length > 0 || lacksConstructor;
    // Long lines stay as their writers broke them.
    if (isChanged) files.set(file, document.toString({lineWidth: 0, flowCollectionPadding: false}));
  }
  return files;
}

function expectedFiles(model: Model): Expected[] {
  const globals = model.symbols.filter(isGlobal).map(({id}) => id);
  return [
    {file: `${GLOBALS}.yaml`, head: {kind: GLOBALS}, members: globals, hasConstructor: false},
    ...model.symbols.flatMap((symbol): Expected[] => {
      if (!isStructure(symbol) && symbol.kind !== 'enum') return [];
      const own = isStructure(symbol) ? symbol.members : [];
      const names =
        symbol.kind === 'enum'
          ? symbol.values.map(({name}) => name)
          : own.filter(({kind}) => kind !== 'constructor').map(({name}) => name);
      return [
        {
          file: `${FOLDERS[symbol.kind]}/${slugOf(symbol.id)}.yaml`,
          head: {name: symbol.id, kind: symbol.kind, summary: TODO},
          members: [...new Set(names)],
          hasConstructor: symbol.kind === 'class' && own.some(({kind}) => kind === 'constructor'),
        },
      ];
    }),
  ];
}

/** Names in the topics of the sidebar that are `missing` there or `unknown` to the package. */
export function topicFaults(topics: string, model: Model): {missing: string[]; unknown: string[]} {
  const named = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') named.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (value && typeof value === 'object' && 'items' in value) collect(value.items);
  };
  const document = parseDocument(topics);
  if (isSeq(document.contents)) collect(document.toJS());
  const pages = [...model.classes, ...model.enums, ...model.interfaces].map(({id}) => id);
  return {
    missing: pages.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !pages.includes(id)),
  };
}
