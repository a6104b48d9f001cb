import {type HIT_FIELDS, type Hierarchy, LEVELS, type Level, type SearchRecord} from '../records/types';
import {escapeHtml, type Highlighter} from './highlight';

/** A text as HTML, with its matches marked. */
interface Marked {
  value: string;
}

/** A hit in Algolia's format. All strings are HTML, because DocSearch shows them as HTML. */
export interface Hit extends Pick<SearchRecord, 'objectID' | (typeof HIT_FIELDS)[number]> {
  _highlightResult: {hierarchy: Partial<Record<Level, Marked>>};
  _snippetResult: {content?: Marked};
}

/** Applies a function to the levels of a hierarchy that have a text. */
function mapLevels<Value>(
  hierarchy: Hierarchy,
  make: (text: string) => Value,
): Partial<Record<Level, Value>> {
  const result: Partial<Record<Level, Value>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text !== null) result[level] = make(text);
  }
  return result;
}

/** Escapes the texts of a record for HTML. Hits are made from it, and the upload to Algolia. */
export function escapeRecord<Item extends Pick<SearchRecord, 'hierarchy' | 'content'>>(record: Item): Item {
  const hierarchy = {...record.hierarchy, ...mapLevels(record.hierarchy, escapeHtml)};
  return {...record, hierarchy, content: record.content === null ? null : escapeHtml(record.content)};
}

/**
 * Turns a record into a hit.
 * @param snippetLength the number of words in the snippet of its content. Without it, the hit has no snippet.
 */
export function toHit(record: SearchRecord, highlighter: Highlighter, snippetLength?: number): Hit {
  const {objectID, url, type, hierarchy, content} = record;
  const hasSnippet = content !== null && snippetLength !== undefined;
  return {
    ...escapeRecord({objectID, url, type, hierarchy, content}),
    _highlightResult: {hierarchy: mapLevels(hierarchy, (text) => ({value: highlighter.highlight(text)}))},
    _snippetResult: hasSnippet ? {content: {value: highlighter.snippet(content, snippetLength)}} : {},
  };
}
