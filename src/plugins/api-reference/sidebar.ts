import type {Model} from './model';
import {documentOf} from './routes';

/** A group of `reference/topics.yaml`: names of symbols, and groups within it. */
export interface Topic {
  label: string;
  items: (string | Topic)[];
}

interface DocItem {
  type: 'doc';
  id: string;
  label: string;
}

interface CategoryItem {
  type: 'category';
  label: string;
  /** What translations call it: many topics have a group "Enumerations". */
  key: string;
  collapsed: true;
  items: (DocItem | CategoryItem)[];
}

/** No list of a sidebar is longer: one looks it over, one does not search it. */
export const MOST_ENTRIES = 30;

/**
 * The sidebar of the reference, by topic.
 * @throws when a symbol with a page is in no topic or in two, when a topic names one that does not exist, or when
 * a group is too long to look over
 */
export function sidebarOf(topics: Topic[], model: Model): CategoryItem[] {
  const pages = new Map(
    [...model.classes, ...model.enums, ...model.interfaces].map((symbol) => [symbol.id, symbol]),
  );
  const placed = new Map<string, string>();
  const faults: string[] = [];

  const item = (entry: string | Topic, topic: string): DocItem | CategoryItem => {
    if (typeof entry !== 'string') return category(entry, topic);
    const symbol = pages.get(entry);
    const other = placed.get(entry);
    if (!symbol) faults.push(`"${topic}" names "${entry}", which the package does not declare`);
    if (other !== undefined) faults.push(`"${entry}" is in "${other}" and again in "${topic}"`);
    placed.set(entry, topic);
    return {type: 'doc', id: symbol ? documentOf(symbol) : entry, label: entry};
  };
  const category = ({label, items}: Topic, parent = ''): CategoryItem => {
    const path = parent ? `${parent} / ${label}` : label;
    if (items.length > MOST_ENTRIES)
      faults.push(`"${path}" has ${items.length} entries, more than ${MOST_ENTRIES}`);
    return {
      type: 'category',
      label,
      key: path,
      collapsed: true,
      items: items.map((entry) => item(entry, path)),
    };
  };

  const sidebar = topics.map((topic) => category(topic));
  const unplaced = [...pages.keys()].filter((id) => !placed.has(id));
  if (unplaced.length > 0) faults.push(`no topic names ${unplaced.join(', ')}: give each a place`);
  if (faults.length > 0)
    throw new Error(`reference/topics.yaml does not fit the package:\n${faults.join('\n')}`);
  return sidebar;
}
