import type {ApiSymbol, Structure} from '../../declarations';
import {getSymbolUrl} from '../../routes';
import type {Context} from '../context';
import {parseParagraph} from '../markdown';
import {type Blocks, chain, section} from '../nodes';

/** Renders the ancestors of a class up to the root, and the classes that inherit from it directly. */
export function renderInheritance(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const ancestors = model.ancestors(symbol);
  const subclasses = model.subclasses(symbol);
  const toLink = (structure: Structure) => `[${structure.id}](${getSymbolUrl(structure)})`;
  const ids = ancestors.map(({id}) => id);
  const chainText = parseParagraph([symbol.id, ...ancestors.map(toLink)].join(' → ')).children;
  return section('inheritance', [
    ...(ids.length > 0 ? [chain(ids, chainText)] : []),
    ...(subclasses.length > 0 ? [parseParagraph(`Inherited by ${subclasses.map(toLink).join(', ')}.`)] : []),
  ]);
}
