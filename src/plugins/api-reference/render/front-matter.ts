import type {ApiSymbol} from '../declarations';
import {type Context, getSymbolDescription} from './context';
import {findFirstSentence} from './markdown';
import type {FrontMatter} from './nodes';

const REPOSITORY = 'https://github.com/nodegui/docs';

/** Creates the front matter of a symbol's page. Its edit link leads to the description of the symbol. */
export function createFrontMatter(symbol: ApiSymbol, context: Context): FrontMatter {
  const {summary} = getSymbolDescription(symbol, context);
  const sentence = findFirstSentence(summary);
  const kind = symbol.kind === 'enum' ? 'enumeration' : symbol.kind;
  const description = context.descriptions.get(symbol.id);
  return {
    title: symbol.id,
    sidebar_label: symbol.id,
    description: `${symbol.id}, ${kind} of NodeGUI ${context.model.version}${sentence ? `: ${sentence}` : '.'}`,
    keywords: [
      ...new Set([symbol.id, symbol.name, 'NodeGUI', 'Qt', symbol.kind, ...(description?.aliases ?? [])]),
    ],
    custom_edit_url: description ? getEditUrl(description.file) : null,
  };
}

export const getEditUrl = (file: string): string => `${REPOSITORY}/edit/main/${file}`;
