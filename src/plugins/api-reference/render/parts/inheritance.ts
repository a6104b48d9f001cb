import type {ApiSymbol, Structure} from '../../declarations';
import {urlOf} from '../../routes';
import type {Context} from '../context';
import {type Blocks, chain, type Inline, joined, link, paragraph, section, text} from '../nodes';

/** The chain up to the root, and the classes that inherit this one directly. */
export function inheritance(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const up = model.ancestors(symbol);
  const down = model.subclasses(symbol);
  const links = (symbols: Structure[]) => symbols.map((one): Inline => [link(urlOf(one), one.id)]);
  const line = joined([[text(symbol.id)], ...links(up)], ' → ');
  return section('inheritance', [
    ...(up.length > 0
      ? [
          chain(
            up.map(({id}) => id),
            line,
          ),
        ]
      : []),
    ...(down.length > 0 ? [paragraph(text('Inherited by '), ...joined(links(down), ', '), text('.'))] : []),
  ]);
}
