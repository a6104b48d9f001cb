import {type Hierarchy, LEVELS, type Level, type SearchRecord} from '../records/types';
import {escapeHtml, type Highlighted, type Highlighter, type Tags} from './highlight';
import type {SearchOptions} from './request';

type Marked<Value> = {hierarchy: Partial<Record<Level, Value>>; content?: Value};

/** A hit in Algolia's format. All strings are HTML, because DocSearch shows them as HTML. */
export interface Hit {
  objectID: string;
  url: string;
  type: SearchRecord['type'];
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult: Marked<Highlighted>;
  _snippetResult: Marked<Pick<Highlighted, 'value' | 'matchLevel'>>;
}

/** Applies a function to the levels of a hierarchy that have a text. Levels without a result are left out. */
function mapLevels<Value>(hierarchy: Hierarchy, make: (text: string, level: Level) => Value | undefined) {
  const result: Partial<Record<Level, Value>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    const value = text === null ? undefined : make(text, level);
    if (value !== undefined) result[level] = value;
  }
  return result;
}

/** Escapes the texts of a record for HTML. Hits are made from it, and the upload to Algolia. */
export function escapeRecord<Item extends Pick<SearchRecord, 'hierarchy' | 'content'>>(record: Item): Item {
  const hierarchy = {...record.hierarchy, ...mapLevels(record.hierarchy, escapeHtml)};
  return {...record, hierarchy, content: record.content === null ? null : escapeHtml(record.content)};
}

/** Turns a record into a hit. */
export function toHit(record: SearchRecord, highlighter: Highlighter, options: SearchOptions): Hit {
  const tags: Tags = options;
  const createSnippet = (text: string, attribute: string) => {
    const count = options.snippets.get(attribute);
    if (count === undefined) return undefined;
    const {value, matchLevel} = highlighter.snippet(text, {...tags, count, ellipsis: options.ellipsis});
    return {value, matchLevel};
  };
  const {objectID, url, type, hierarchy, content} = record;
  const contentSnippet = content === null ? undefined : createSnippet(content, 'content');
  return {
    ...escapeRecord({objectID, url, type, hierarchy, content}),
    _highlightResult: {
      hierarchy: mapLevels(hierarchy, (text) => highlighter.highlight(text, tags)),
      ...(content === null ? {} : {content: highlighter.highlight(content, tags)}),
    },
    _snippetResult: {
      hierarchy: mapLevels(hierarchy, (text, level) => createSnippet(text, `hierarchy.${level}`)),
      ...(contentSnippet ? {content: contentSnippet} : {}),
    },
  };
}
