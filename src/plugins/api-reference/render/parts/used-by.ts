import type {ApiSymbol} from '../../declarations';
import type {TypeUse} from '../../model';
import {getMemberLabel, getMemberUrl, getSymbolUrl} from '../../routes';
import type {Context} from '../context';
import {type Blocks, folds, joinInlines, link, paragraph, section, strong, text} from '../nodes';

/** A list with more uses is collapsed at first. */
const MAX_UNFOLDED = 24;

/** Lists the members that accept this type and those that return it. */
export function renderUsedBy(symbol: ApiSymbol, {model}: Context): Blocks {
  const isConstructor = ({member}: TypeUse) => member?.kind === 'constructor';
  const accepted = model.acceptedBy(symbol.id).filter((use) => use.symbol !== symbol);
  const groups = [
    ['Accepted by', accepted.filter((use) => !isConstructor(use))],
    ['Accepted by the constructors of', accepted.filter(isConstructor)],
    ['Returned by', model.returnedBy(symbol.id).filter((use) => use.symbol !== symbol)],
  ] as const;
  const parts = groups.flatMap(([title, uses]) => (uses.length > 0 ? [renderUses(title, uses)] : []));
  return section('used-by', parts);
}

function renderUses(title: string, uses: TypeUse[]): Blocks[number] {
  const links = joinInlines(uses.map(linkUse), ', ');
  return uses.length > MAX_UNFOLDED
    ? folds([{title: `${title} (${uses.length})`, content: links}])
    : paragraph(strong(`${title}:`), text(' '), ...links);
}

function linkUse({symbol, member}: TypeUse) {
  if (!member) return link(getSymbolUrl(symbol), `${symbol.name}()`);
  if (member.kind === 'constructor') return link(getMemberUrl(symbol, member), symbol.id);
  return link(getMemberUrl(symbol, member), `${symbol.id}.${getMemberLabel(member)}`);
}
