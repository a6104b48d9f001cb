import type {ApiSymbol} from '../../declarations';
import {getSymbolUrl} from '../../routes';
import type {Context} from '../context';
import {parseMarkdown, parseParagraph} from '../markdown';
import {type Blocks, section} from '../nodes';

/** Renders the mistakes that are easy to make with a class, and links to those of the classes that it inherits from. */
export function renderPitfalls(symbol: ApiSymbol, {descriptions, model}: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const pitfalls = descriptions.get(symbol.id)?.pitfalls ?? [];
  const ancestors = model.ancestors(symbol).filter(({id}) => descriptions.get(id)?.pitfalls);
  const links = ancestors.map((ancestor) => `[${ancestor.id}](${getSymbolUrl(ancestor)}#pitfalls)`);
  return section('pitfalls', [
    ...(pitfalls.length > 0
      ? parseMarkdown(pitfalls.map((pitfall) => `- ${pitfall.trim()}`).join('\n'))
      : []),
    ...(links.length > 0
      ? [parseParagraph(`See ${pitfalls.length > 0 ? 'also ' : ''}the pitfalls of ${links.join(', ')}.`)]
      : []),
  ]);
}
