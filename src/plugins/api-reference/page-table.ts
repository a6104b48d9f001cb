import type {ReferencePage, ReferencePages} from '../../lib/reference';
import {type Context, getSymbolDescription} from './render/context';
import {findFirstSentence} from './render/markdown';
import {getSymbolUrl} from './routes';

/** Creates the table of all symbol pages, with the data that search results, indexes and social images show. */
export function createPageTable(context: Context): ReferencePages {
  const {model, history} = context;
  const pages = [...model.classes, ...model.enums, ...model.interfaces].map(
    (symbol): [string, ReferencePage] => {
      const {since} = history.findTimeline(symbol.id);
      return [
        getSymbolUrl(symbol),
        {
          kind: symbol.kind,
          summary: findFirstSentence(getSymbolDescription(symbol, context).summary),
          ...(since === undefined ? {} : {since}),
        },
      ];
    },
  );
  return {version: model.version, pages: Object.fromEntries(pages)};
}
