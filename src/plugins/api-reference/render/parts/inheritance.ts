import type {ApiSymbol} from '../../declarations';
import {isSignal} from '../../model';
import {getMemberKey, getMemberLabel, getMemberUrl, toMarkdownLink} from '../../routes';
import type {Context} from '../context';
import {parseParagraph} from '../markdown';
import {type Blocks, chain, type Fold, folds, joinInlines, link, section} from '../nodes';

/** Renders the ancestors of a class up to the root, and the classes that inherit from it directly. */
export function renderInheritance(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const ancestors = model.ancestors(symbol);
  const subclasses = model.subclasses(symbol);
  const ids = ancestors.map(({id}) => id);
  const chainText = parseParagraph([symbol.id, ...ancestors.map(toMarkdownLink)].join(' → ')).children;
  return section('inheritance', [
    ...(ids.length > 0 ? [chain(ids, chainText)] : []),
    ...(subclasses.length > 0
      ? [parseParagraph(`Inherited by ${subclasses.map(toMarkdownLink).join(', ')}.`)]
      : []),
  ]);
}

/**
 * Renders a collapsible list per ancestor with links to its members, from A to Z. Members that a nearer class overrides
 * are left out.
 */
export function renderInheritedMembers(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const seen = new Set(symbol.members.map(getMemberKey));
  const parts = model.ancestors(symbol).flatMap((ancestor): Fold[] => {
    const members = ancestor.members
      .filter(
        (member) => member.kind !== 'constructor' && !isSignal(member) && !seen.has(getMemberKey(member)),
      )
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    for (const member of members) seen.add(getMemberKey(member));
    if (members.length === 0) return [];
    const links = members.map((member) => link(getMemberUrl(ancestor, member), getMemberLabel(member)));
    return [{title: `From ${ancestor.id} (${members.length})`, content: joinInlines(links, ', ')}];
  });
  return section('inherited-members', parts.length > 0 ? [folds(parts)] : []);
}
