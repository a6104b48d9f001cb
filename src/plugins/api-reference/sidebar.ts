import {findLastOfMinors, type History, toMinorVersion} from '../../lib/history';
import type {Model} from './model';
import {getChangesPagePath, getDocumentId, toDocumentId} from './routes';
import type {Topic} from './schema';

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

/** Creates the sidebar of the reference from its topics, which `readTopics` has checked. */
export const createSidebar = (topics: readonly Topic[], model: Model): CategoryItem[] =>
  topics.map((topic) => createCategory(topic, '', model));

function createCategory({label, items}: Topic, parent: string, model: Model): CategoryItem {
  const key = parent ? `${parent} / ${label}` : label;
  return {
    type: 'category',
    label,
    key,
    collapsed: true,
    items: items.map((item) =>
      typeof item === 'string' ? createDocItem(item, model) : createCategory(item, key, model),
    ),
  };
}

function createDocItem(id: string, model: Model): DocItem {
  const symbol = model.find(id);
  return {type: 'doc', id: symbol ? getDocumentId(symbol) : id, label: id};
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
