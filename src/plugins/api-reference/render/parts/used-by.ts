import type {ApiSymbol} from '../../declarations';
import type {Use} from '../../model';
import {label, memberUrl, urlOf} from '../../routes';
import type {Context} from '../context';
import {type Blocks, folds, joined, link, paragraph, section, strong, text} from '../nodes';

/** More uses than this are folded. */
const FOLD_FROM = 24;

/** Lists the members that accept this type and those that return it. */
export function usedBy(symbol: ApiSymbol, {model}: Context): Blocks {
  const isConstructor = ({member}: Use) => member?.kind === 'constructor';
  const taken = model.takenBy(symbol.id).filter((use) => use.symbol !== symbol);
  const groups = [
    ['Accepted by', taken.filter((use) => !isConstructor(use))],
    ['Accepted by the constructors of', taken.filter(isConstructor)],
    ['Returned by', model.returnedBy(symbol.id).filter((use) => use.symbol !== symbol)],
  ] as const;
  const parts = groups.flatMap(([title, uses]) => (uses.length > 0 ? [usesPart(title, uses)] : []));
  return section('used-by', parts);
}

function usesPart(title: string, uses: Use[]): Blocks[number] {
  const links = joined(
    uses.map((use) => [useLink(use)]),
    ', ',
  );
  return uses.length > FOLD_FROM
    ? folds([{title: `${title} (${uses.length})`, content: links}])
    : paragraph(strong(`${title}:`), text(' '), ...links);
}

function useLink({symbol, member}: Use) {
  if (!member) return link(urlOf(symbol), `${symbol.name}()`);
  if (member.kind === 'constructor') return link(memberUrl(symbol, member), symbol.id);
  return link(memberUrl(symbol, member), `${symbol.id}.${label(member)}`);
}
