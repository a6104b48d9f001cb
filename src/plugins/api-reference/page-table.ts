import type {ReferencePage, ReferencePages} from '../../lib/reference';
import {type Context, saidOfSymbol} from './render/context';
import {firstSentence} from './render/prose';
import {urlOf} from './routes';

/** Lists the pages of symbols with what others say of them: search results, indexes, social images. */
export function pageTable(context: Context): ReferencePages {
  const {model, history} = context;
  const pages = [...model.classes, ...model.enums, ...model.interfaces].map(
    (symbol): [string, ReferencePage] => {
      const {since} = history.timelineOf(symbol.id);
      return [
        urlOf(symbol),
        {
          kind: symbol.kind,
          summary: firstSentence(saidOfSymbol(symbol, context).summary),
          ...(since === undefined ? {} : {since}),
        },
      ];
    },
  );
  return {version: model.version, pages: Object.fromEntries(pages)};
}
