import type {ReleaseDiff} from '../../../lib/history';
import type {History} from '../../../lib/timeline';
import type {ApiSymbol, EnumValue, Member} from '../declarations';
import {type Descriptions, findSymbolDescription} from '../descriptions';
import type {Measured} from '../measured';
import type {Model} from '../model';
import type {MemberDescription, Topic} from '../schema';
import {parseMarkdown} from './markdown';
import type {Blocks} from './nodes';

/** The data that pages are rendered from. */
export interface Context {
  model: Model;
  descriptions: Descriptions;
  /** Class id → name of the example that shows the class best. */
  examples: ReadonlyMap<string, string>;
  measured: Measured;
  history: History;
  /** The data that `history` was made from, which the browser needs to compare releases. */
  releaseDiffs: ReleaseDiff[];
  /** The groups of the sidebar, from `reference/topics.yaml`. */
  topics: readonly Topic[];
}

/** The description of one symbol, member or value. Only its summary and details are parsed; the other texts are Markdown. */
export interface ParsedDescription extends Omit<MemberDescription, 'summary' | 'details'> {
  summary: Blocks;
  details: Blocks;
}

export const getSymbolDescription = ({id}: ApiSymbol, {descriptions}: Context): ParsedDescription =>
  parseDescription(findSymbolDescription(descriptions, id));

/** Returns the description of a member, or of a value of an enum. */
export const getMemberDescription = (
  {id}: ApiSymbol,
  {name}: Member | EnumValue,
  {descriptions}: Context,
): ParsedDescription => parseDescription(descriptions.get(id)?.members.get(name));

const parseDescription = ({
  summary,
  details,
  ...otherTexts
}: MemberDescription = EMPTY): ParsedDescription => ({
  ...otherTexts,
  summary: parseMarkdown(summary),
  details: details ? parseMarkdown(details) : [],
});

/** The description of something that `reference/` doesn't describe yet. */
const EMPTY: MemberDescription = {summary: '', params: new Map()};
