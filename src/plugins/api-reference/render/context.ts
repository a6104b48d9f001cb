import type {History} from '../../../lib/history';
import {GLOBALS} from '../../../lib/reference';
import type {ApiSymbol, EnumValue, Member} from '../declarations';
import type {Descriptions} from '../descriptions';
import type {Measured} from '../measured';
import type {Model} from '../model';
import type {MemberDescription, Topic} from '../schema';
import type {Blocks} from './nodes';

/** The data that pages are rendered from. */
export interface Context {
  model: Model;
  descriptions: Descriptions;
  /** Class id → name of the example that shows the class best. */
  examples: ReadonlyMap<string, string>;
  measured: Measured;
  history: History;
  /** The groups of the sidebar, from `reference/topics.yaml`. */
  topics: readonly Topic[];
  /** Parses the Markdown of a description. */
  parseMarkdown(markdown: string): Blocks;
}

/** The description of one symbol, member or value, from `reference/`. `params` and `returns` are Markdown. */
export interface ParsedDescription {
  summary: Blocks;
  details: Blocks;
  params: Map<string, string>;
  returns: string;
}

/** Returns the description of a symbol, which is in its own file or in the file of the globals. */
export function getSymbolDescription(
  {id}: ApiSymbol,
  {descriptions, parseMarkdown}: Context,
): ParsedDescription {
  const description = descriptions.get(id);
  return parseDescription(
    parseMarkdown,
    description?.summary
      ? {summary: description.summary, details: description.details, params: new Map()}
      : descriptions.get(GLOBALS)?.members.get(id),
  );
}

export function getMemberDescription(
  {id}: ApiSymbol,
  member: Member,
  {descriptions, parseMarkdown}: Context,
): ParsedDescription {
  const description = descriptions.get(id);
  return parseDescription(
    parseMarkdown,
    member.kind === 'constructor'
      ? description?.constructorDescription
      : description?.members.get(member.name),
  );
}

/** Returns the description of an enum's value. */
export const getValueDescription = (
  {id}: ApiSymbol,
  {name}: EnumValue,
  {descriptions, parseMarkdown}: Context,
): ParsedDescription => parseDescription(parseMarkdown, descriptions.get(id)?.members.get(name));

const parseDescription = (
  parseMarkdown: Context['parseMarkdown'],
  {summary, details, params, returns}: MemberDescription = EMPTY,
): ParsedDescription => ({
  summary: parseMarkdown(summary),
  details: details ? parseMarkdown(details) : [],
  params,
  returns: returns ?? '',
});

/** The description of something that `reference/` doesn't describe yet. */
const EMPTY: MemberDescription = {summary: '', params: new Map()};
