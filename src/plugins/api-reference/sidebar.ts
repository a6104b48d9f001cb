import {groupBy} from '../../lib/group-by';
import {findLastOfMinors} from '../../lib/history';
import type {History} from '../../lib/timeline';
import {toMinorVersion} from '../../lib/versions';
import type {Model} from './model';
import {getChangesPagePath, getPagePath, toDocumentId} from './routes';
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
  topics.map((topic) => createTopic(topic, '', model));

function createTopic({label, items}: Topic, parent: string, model: Model): CategoryItem {
  const category = createCategory(label, parent, []);
  category.items = items.map((item) =>
    typeof item === 'string' ? createSymbolItem(item, model) : createTopic(item, category.key, model),
  );
  return category;
}

const createCategory = (label: string, parent: string, items: CategoryItem['items']): CategoryItem => ({
  type: 'category',
  label,
  key: parent ? `${parent} / ${label}` : label,
  collapsed: true,
  items,
});

function createSymbolItem(id: string, model: Model): DocItem {
  const symbol = model.find(id);
  return {type: 'doc', id: symbol ? toDocumentId(getPagePath(symbol)) : id, label: id};
}

/** Creates the sidebar of the changes by release, newest first, in groups of ten minor releases. */
export function createChangesSidebar({releases}: History): CategoryItem[] {
  const title = 'Changes by release';
  const pages = findLastOfMinors(releases)
    .map(({version}) => toMinorVersion(version))
    .map((minor): DocItem => ({type: 'doc', id: toDocumentId(getChangesPagePath(minor)), label: minor}))
    .reverse();
  const groups = groupBy(pages, ({label}) => label.slice(0, -1));
  const categories = [...groups.values()].map((items) => {
    const [newest = '', oldest = ''] = [items[0]?.label, items.at(-1)?.label];
    return createCategory(newest === oldest ? newest : `${oldest} to ${newest}`, title, items);
  });
  const link = {type: 'doc', id: toDocumentId('changes/index')} as const;
  return [{...createCategory(title, '', categories), link}];
}
