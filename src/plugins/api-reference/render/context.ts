import type {History} from '../../../lib/history';
import {GLOBALS} from '../../../lib/reference';
import type {ApiSymbol, Member, PackageComment} from '../declarations';
import type {Descriptions} from '../descriptions';
import type {Measured} from '../measured';
import type {Model} from '../model';
import type {MemberWords} from '../schema';
import type {Blocks} from './nodes';
import {blocks, packageBlocks} from './prose';

/** Everything that pages are made from. */
export interface Context {
  model: Model;
  descriptions: Pick<Descriptions, 'get'>;
  /** The program that illustrates a class best, by the class's id. */
  examples: ReadonlyMap<string, string>;
  measured: Measured;
  history: History;
}

/** What there is to say about one member: our words, or else the package's. `params` and `returns` are Markdown. */
export interface Said {
  summary: Blocks;
  details: Blocks;
  params: Map<string, string>;
  returns: string;
}

/** Words on a symbol: ours, be it with a page of its own or among the globals, else the package's comment. */
export function saidOfSymbol(symbol: ApiSymbol, {descriptions}: Context): Said {
  const words = descriptions.get(symbol.id);
  const ours: MemberWords | undefined = words?.summary
    ? {summary: words.summary, details: words.details, params: new Map()}
    : descriptions.get(GLOBALS)?.members.get(symbol.id);
  const comments = symbol.kind === 'function' ? symbol.signatures.map(({comment}) => comment) : [];
  return said(ours, [symbol.comment, ...comments]);
}

export function saidOfMember(symbol: ApiSymbol, member: Member, {descriptions}: Context): Said {
  const words = descriptions.get(symbol.id);
  const ours = member.kind === 'constructor' ? words?.construct : words?.members.get(member.name);
  return said(ours, [...member.signatures.map(({comment}) => comment), member.comment]);
}

/** Words on an enum's value: ours, else the package's comment. */
export function saidOfValue(
  symbol: ApiSymbol,
  value: {name: string; comment?: PackageComment},
  context: Context,
): Said {
  return said(context.descriptions.get(symbol.id)?.members.get(value.name), [value.comment]);
}

function said(ours: MemberWords | undefined, comments: (PackageComment | undefined)[]): Said {
  if (ours) {
    const {summary, details, params, returns} = ours;
    return {
      summary: blocks(summary),
      details: details ? blocks(details) : [],
      params,
      returns: returns ?? '',
    };
  }
  const packageComments = comments.filter((comment) => comment !== undefined);
  const [first] = packageComments;
  const params = new Map(packageComments.flatMap((comment) => Object.entries(comment.params)));
  const prose = packageBlocks(first?.summary ?? '');
  return {summary: prose.slice(0, 1), details: prose.slice(1), params, returns: first?.returns ?? ''};
}
