import type {ApiSymbol} from '../declarations';
import {type Context, saidOfSymbol} from './context';
import type {FrontMatter} from './nodes';
import {firstSentence} from './prose';

const REPOSITORY = 'https://github.com/nodegui/docs';

/** Front matter of the page of one symbol. Its edit link leads to the file with our words on it. */
export function frontMatterOf(symbol: ApiSymbol, context: Context): FrontMatter {
  const {summary} = saidOfSymbol(symbol, context);
  const sentence = firstSentence(summary);
  const kind = symbol.kind === 'enum' ? 'enumeration' : symbol.kind;
  const words = context.descriptions.get(symbol.id);
  return {
    title: symbol.id,
    sidebar_label: symbol.id,
    description: `${symbol.id}, ${kind} of NodeGUI ${context.model.version}${sentence ? `: ${sentence}` : '.'}`,
    keywords: [...new Set([symbol.id, symbol.name, 'NodeGUI', 'Qt', symbol.kind, ...(words?.aliases ?? [])])],
    custom_edit_url: words ? editUrl(words.file) : null,
  };
}

export const editUrl = (file: string): string => `${REPOSITORY}/edit/main/${file}`;
