import {checkYaml, type Key, type SourceFile, type YamlCache} from '../../lib/checked-yaml';
import {type History, lastOfMinors, minorOf} from '../../lib/history';
import type {Model} from './model';
import {changesPageOf, documentAt, documentOf} from './routes';
import {type Topic, topicsSchema} from './schema';

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
  /** The page that the label leads to, where it is not the first of its own. */
  link?: {type: 'doc'; id: string};
  items: (DocItem | CategoryItem)[];
}

/**
 * The sidebar of the reference, by topic.
 * @param file `reference/topics.yaml`
 * @throws when a symbol with a page is in no topic or in two, when a topic names one that does not exist, or when
 * a group is too long to look over, with the place in the file
 */
export function sidebarOf(file: SourceFile, model: Model, cache?: YamlCache): CategoryItem[] {
  const pages = new Map(
    [...model.classes, ...model.enums, ...model.interfaces].map((symbol) => [symbol.id, symbol]),
  );
  const placed = new Map<string, string>();
  const {data: topics = [], fail, faults} = checkYaml(file, topicsSchema, cache);
  const isSound = faults.length === 0;

  const item = (entry: string | Topic, topic: string, place: Key[]): DocItem | CategoryItem => {
    if (typeof entry !== 'string') return category(entry, topic, place);
    const symbol = pages.get(entry);
    const other = placed.get(entry);
    if (!symbol) fail(place, `"${topic}" names "${entry}", which the package does not declare`);
    if (other !== undefined) fail(place, `"${entry}" is in "${other}" and again in "${topic}"`);
    placed.set(entry, topic);
    return {type: 'doc', id: symbol ? documentOf(symbol) : entry, label: entry};
  };
  const category = ({label, items}: Topic, parent: string, place: Key[]): CategoryItem => {
    const path = parent ? `${parent} / ${label}` : label;
    return {
      type: 'category',
      label,
      key: path,
      collapsed: true,
      items: items.map((entry, index) => item(entry, path, [...place, 'items', index])),
    };
  };

  const sidebar = topics.map((topic, index) => category(topic, '', [index]));
  const unplaced = isSound ? [...pages.keys()].filter((id) => !placed.has(id)) : [];
  if (unplaced.length > 0) fail([], `no topic names ${unplaced.join(', ')}: give each a place`);
  if (faults.length > 0) throw new Error(`The topics do not fit the package:\n${faults.join('\n')}`);
  return sidebar;
}

/** The changes by release, newest first, in groups of ten minor releases; nothing where there is no history. */
export function changesSidebar({releases}: History): CategoryItem[] {
  const minors = lastOfMinors(releases)
    .map(({version}) => minorOf(version))
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
      link: {type: 'doc', id: documentAt('changes/index')},
      items: [...groups.values()].map((group): CategoryItem => {
        const [newest = '', oldest = ''] = [group[0], group.at(-1)];
        const label = newest === oldest ? newest : `${oldest} to ${newest}`;
        return {
          type: 'category',
          label,
          key: `Changes by release / ${label}`,
          collapsed: true,
          items: group.map((minor) => ({type: 'doc', id: documentAt(changesPageOf(minor)), label: minor})),
        };
      }),
    },
  ];
}
