import type {History} from '../../../lib/history';
import {GLOBALS} from '../../../lib/reference';
import type {ApiSymbol, EnumValue, Member} from '../declarations';
import type {Descriptions} from '../descriptions';
import type {Measured} from '../measured';
import type {Model} from '../model';
import type {MemberWords} from '../schema';
import type {Blocks} from './nodes';

/** Everything that pages are made from. */
export interface Context {
  model: Model;
  descriptions: Pick<Descriptions, 'get'>;
  /** The program that illustrates a class best, by the class's id. */
  examples: ReadonlyMap<string, string>;
  measured: Measured;
  history: History;
  /** Reads the Markdown of a description. */
  blocks(markdown: string): Blocks;
}

/** The description of one symbol, member or value, from `reference/`. `params` and `returns` are Markdown. */
export interface Said {
  summary: Blocks;
  details: Blocks;
  params: Map<string, string>;
  returns: string;
}

/** Returns the description of a symbol, which stands in a file of its own or in that of the globals. */
export function saidOfSymbol({id}: ApiSymbol, {descriptions, blocks}: Context): Said {
  const words = descriptions.get(id);
  return said(
    blocks,
    words?.summary
      ? {summary: words.summary, details: words.details, params: new Map()}
      : descriptions.get(GLOBALS)?.members.get(id),
  );
}

export function saidOfMember({id}: ApiSymbol, member: Member, {descriptions, blocks}: Context): Said {
  const words = descriptions.get(id);
  return said(blocks, member.kind === 'constructor' ? words?.construct : words?.members.get(member.name));
}

/** Returns the description of an enum's value. */
export const saidOfValue = ({id}: ApiSymbol, {name}: EnumValue, {descriptions, blocks}: Context): Said =>
  said(blocks, descriptions.get(id)?.members.get(name));

const said = (
  blocks: Context['blocks'],
  {summary, details, params, returns}: MemberWords = NOTHING,
): Said => ({
  summary: blocks(summary),
  details: details ? blocks(details) : [],
  params,
  returns: returns ?? '',
});

/** What is known of something that `reference/` doesn't describe yet. */
const NOTHING: MemberWords = {summary: '', params: new Map()};
