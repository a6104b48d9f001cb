import type {ApiSymbol} from '../../declarations';
import {isSignal} from '../../model';
import {keyOf, label, memberUrl} from '../../routes';
import type {Context} from '../context';
import {type ApiFolds, type Blocks, folds, type Inline, joined, link, section} from '../nodes';

/** One fold per ancestor, its members from A to Z, each a link to its home. What a nearer class overrides is left out. */
export function inheritedMembers(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const seen = new Set(symbol.members.map(keyOf));
  const parts = model.ancestors(symbol).flatMap((ancestor): ApiFolds['parts'] => {
    const members = ancestor.members
      .filter((member) => member.kind !== 'constructor' && !isSignal(member) && !seen.has(keyOf(member)))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    for (const member of members) seen.add(keyOf(member));
    if (members.length === 0) return [];
    const links = members.map((member): Inline => [link(memberUrl(ancestor, member), label(member))]);
    return [{title: `From ${ancestor.id} (${members.length})`, content: joined(links, ', ')}];
  });
  return section('inherited-members', parts.length > 0 ? [folds(parts)] : []);
}
