import {checkYaml, type Key, type SourceFile} from '../../lib/checked-yaml';
import {findLastOfMinors, type History, toMinorVersion} from '../../lib/history';
import {formatNearest} from '../../lib/nearest';
import type {Model} from './model';
import {getChangesPagePath, getDocumentId, toDocumentId} from './routes';
import {type Topic, topicsSchema} from './schema';

interface DocItem {
  type: 'doc';
  id: string;
  label: string;
}

interface CategoryItem {
  type: 'category';
  label: string;
  /** Unique key for translations, because many topics have a group with the same label, such as "Enumerations". */
  key: string;
  collapsed: true;
  /** The page that the label links to, if any. */
  link?: {type: 'doc'; id: string};
  items: (DocItem | CategoryItem)[];
}

/**
 * Creates the sidebar of the reference from its topics.
 * @param file `reference/topics.yaml`
 * @throws when a symbol with a page is in no topic or in two, when a topic names an unknown symbol, or when a group is
 * too long. The error lists every fault with its place in the file.
 */
export function createSidebar(file: SourceFile, model: Model): CategoryItem[] {
  const pages = new Map(
    [...model.classes, ...model.enums, ...model.interfaces].map((symbol) => [symbol.id, symbol]),
  );
  const topicOfSymbol = new Map<string, string>();
  const {data: topics = [], fail, faults} = checkYaml(file, topicsSchema);
  const isParsed = faults.length === 0;

  const createItem = (entry: string | Topic, topic: string, place: Key[]): DocItem | CategoryItem => {
    if (typeof entry !== 'string') return createCategory(entry, topic, place);
    const symbol = pages.get(entry);
    const previousTopic = topicOfSymbol.get(entry);
    if (!symbol) {
      const hint = formatNearest(entry, pages.keys());
      fail(place, `"${topic}" names "${entry}", which the package does not declare.${hint}`);
    }
    if (previousTopic !== undefined) {
      fail(place, `"${entry}" is in "${previousTopic}" and again in "${topic}"`);
    }
    topicOfSymbol.set(entry, topic);
    return {type: 'doc', id: symbol ? getDocumentId(symbol) : entry, label: entry};
  };
  const createCategory = ({label, items}: Topic, parent: string, place: Key[]): CategoryItem => {
    const path = parent ? `${parent} / ${label}` : label;
    return {
      type: 'category',
      label,
      key: path,
      collapsed: true,
      items: items.map((entry, index) => createItem(entry, path, [...place, 'items', index])),
    };
  };

  const sidebar = topics.map((topic, index) => createCategory(topic, '', [index]));
  const unplaced = isParsed ? [...pages.keys()].filter((id) => !topicOfSymbol.has(id)) : [];
  if (unplaced.length > 0) fail([], `no topic lists ${unplaced.join(', ')}. Add each symbol to a topic`);
  if (faults.length > 0) throw new Error(`The topics do not match the package:\n${faults.join('\n')}`);
  return sidebar;
}

/** Creates the sidebar of the changes by release, newest first, in groups of ten minor releases. Empty without a history. */
export function createChangesSidebar({releases}: History): CategoryItem[] {
  const minors = findLastOfMinors(releases)
    .map(({version}) => toMinorVersion(version))
    .reverse();
  if (minors.length === 0) return [];
  const groups = new Map<string, string[]>();
  for (const minor of minors) {
    const tens = minor.slice(0, -1);
    groups.set(tens, [...(groups.get(tens) ?? []), minor]);
  }
  return [
    {
      type: 'category',
      label: 'Changes by release',
      key: 'Changes by release',
      collapsed: true,
      link: {type: 'doc', id: toDocumentId('changes/index')},
      items: [...groups.values()].map((group): CategoryItem => {
        const [newest = '', oldest = ''] = [group[0], group.at(-1)];
        const label = newest === oldest ? newest : `${oldest} to ${newest}`;
        return {
          type: 'category',
          label,
          key: `Changes by release / ${label}`,
          collapsed: true,
          items: group.map((minor) => ({
            type: 'doc',
            id: toDocumentId(getChangesPagePath(minor)),
            label: minor,
          })),
        };
      }),
    },
  ];
}
