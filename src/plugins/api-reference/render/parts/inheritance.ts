import type {ApiSymbol, Structure} from '../../declarations';
import {getSymbolUrl} from '../../routes';
import type {Context} from '../context';
import {type Blocks, chain, type Inline, joinInlines, link, paragraph, section, text} from '../nodes';

/** Renders the ancestors of a class up to the root, and the classes that inherit from it directly. */
export function renderInheritance(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const ancestors = model.ancestors(symbol);
  const subclasses = model.subclasses(symbol);
  const toLinks = (symbols: Structure[]) =>
    symbols.map((structure): Inline => [link(getSymbolUrl(structure), structure.id)]);
  const chainText = joinInlines([[text(symbol.id)], ...toLinks(ancestors)], ' → ');
  return section('inheritance', [
    ...(ancestors.length > 0
      ? [
          chain(
            ancestors.map(({id}) => id),
            chainText,
          ),
        ]
      : []),
    ...(subclasses.length > 0
      ? [paragraph(text('Inherited by '), ...joinInlines(toLinks(subclasses), ', '), text('.'))]
      : []),
  ]);
}
