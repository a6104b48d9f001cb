import type {ApiSymbol, Member, Structure} from '../../declarations';
import {anchorOf, keyOf, label} from '../../routes';
import {type Context, saidOfMember} from '../context';
import {type ApiMethodSummary, type Blocks, methodSummaryNode, section} from '../nodes';
import {firstWords} from '../prose';

/** A class with fewer methods is looked over as it is. */
const SUMMARY_FROM = 10;
/** Characters of a sentence that are shown: about half a line beside another list. */
const MOST_WORDS = 40;

/** The methods of a class in brief, in the groups that its description makes, or as one list. */
export function methodSummary(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind !== 'class') return [];
  const methods = symbol.members.filter(({kind}) => kind === 'method');
  if (methods.length < SUMMARY_FROM) return [];
  const groups = context.descriptions.get(symbol.id)?.groups ?? [];
  const items = (members: Member[]) => members.map((member) => itemOf(symbol, member, context));
  const list =
    groups.length > 0
      ? groups.map(({title, members}) => ({
          title,
          items: items(members.flatMap((name) => methods.filter((method) => method.name === name))),
        }))
      : [{items: items(methods)}];
  return section('at-a-glance', [methodSummaryNode(list)]);
}

function itemOf(
  symbol: Structure,
  member: Member,
  context: Context,
): ApiMethodSummary['groups'][number]['items'][number] {
  return {
    url: `#${anchorOf(symbol, keyOf(member))}`,
    label: label(member),
    words: firstWords(saidOfMember(symbol, member, context).summary, MOST_WORDS),
  };
}
