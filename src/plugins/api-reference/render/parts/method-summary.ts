import type {ApiSymbol, Member} from '../../declarations';
import {getAnchor, getMemberKey, getMemberLabel} from '../../routes';
import type {Context} from '../context';
import {type Blocks, type Inline, link, methodSummary, section} from '../nodes';

/** A class with fewer methods has no summary, because it is short enough. */
const MIN_METHODS = 10;

/** Renders the names of the methods of a class, in the groups of its description or as one list. */
export function renderMethodSummary(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const methods = symbol.members.filter(({kind}) => kind === 'method');
  if (methods.length < MIN_METHODS) return [];
  const groups = context.descriptions.get(symbol.id)?.groups ?? [];
  const createItems = (members: Member[]) =>
    members.map(
      (member): Inline => [link(`#${getAnchor(symbol, getMemberKey(member))}`, getMemberLabel(member))],
    );
  const summaryGroups =
    groups.length > 0
      ? groups.map(({title, members}) => ({
          title,
          items: createItems(members.flatMap((name) => methods.filter((method) => method.name === name))),
        }))
      : [{items: createItems(methods)}];
  return section('at-a-glance', [methodSummary(summaryGroups)]);
}
