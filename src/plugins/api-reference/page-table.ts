import type {ReferencePages} from '../../lib/reference';
import {type Context, getSymbolDescription} from './render/context';
import {findFirstSentence} from './render/markdown';
import {getSymbolUrl} from './routes';

/** Creates the table of all symbol pages, with the data that search results, indexes and social images show. */
export function createPageTable(context: Context): ReferencePages {
  const {classes, enums, interfaces} = context.model;
  return Object.fromEntries(
    [...classes, ...enums, ...interfaces].map((symbol) => [
      getSymbolUrl(symbol),
      {kind: symbol.kind, summary: findFirstSentence(getSymbolDescription(symbol, context).summary)},
    ]),
  );
}
