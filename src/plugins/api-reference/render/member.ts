import type {Alias, FunctionSymbol, Member, Structure} from '../declarations';
import type {Property} from '../properties';
import {getQtDocsUrl} from '../qt-docs';
import {getAnchor, getMemberKey, getMemberLabel, toSlug} from '../routes';
import {type Context, getMemberDescription, getSymbolDescription, type ParsedDescription} from './context';
import {parseInline, parseParagraph} from './markdown';
import {
  type Blocks,
  badge,
  code,
  type Inline,
  link,
  member as memberNode,
  type ParameterMeaning,
  paragraph,
  parameters,
  text,
} from './nodes';
import {findMemberTimeline, renderSignatureChanges, renderSince} from './since';
import {renderGlobalSignatures, renderMemberSignatures} from './type';

/** The property that a member belongs to, and how to link to its other members. */
export interface RelatedMembers {
  property: Property | undefined;
  /** Returns the URL of a member's description. */
  getUrl(member: Member): string;
}

/** Renders a member in full, with its default, and links to the other members of its property and to Qt's documentation. */
export function renderMember(
  symbol: Structure,
  member: Member,
  related: RelatedMembers,
  context: Context,
): Blocks[number] {
  const {measured, model} = context;
  const timeline = findMemberTimeline(symbol, getMemberKey(member), context);
  const modifiers = (['static', 'abstract', 'readonly'] as const).filter((modifier) => member[modifier]);
  const isMissing = measured.missingAtRuntime.get(symbol.id)?.includes(member.name);
  const isMethod = member.kind === 'method';
  const getter = related.property?.getter ?? member;
  const defaultValue = measured.defaults.get(symbol.id)?.get(getter.name);
  const qtAnchor = measured.qtAnchors.get(symbol.id)?.get(member.name);
  return memberNode({
    kind: member.kind,
    id: getAnchor(symbol, getMemberKey(member)),
    name: member.name,
    signatures: renderMemberSignatures(member, symbol.name, model),
    metadata: [
      ...(isMissing ? [[badge('missing at run time', 'warning')]] : []),
      ...modifiers.map((modifier) => [text(modifier)]),
      ...(isMethod && !member.static && defaultValue ? [[text('Default: '), code(defaultValue)]] : []),
      ...linkRelatedMembers(member, related),
      ...(isMethod && qtAnchor ? [[link(getQtDocsUrl(qtAnchor), 'Qt 6')]] : []),
      ...renderSince(timeline),
    ],
    children: [
      ...(isMissing ? [MISSING_NOTE] : []),
      ...renderDescription(member.name, getMemberDescription(symbol, member, context)),
      ...renderSignatureChanges(timeline),
    ],
  });
}

/** Renders a function, constant or type alias in full. */
export function renderGlobal(symbol: Alias | FunctionSymbol, context: Context): Blocks[number] {
  const timeline = context.history.findTimeline(symbol.id, '');
  return memberNode({
    kind: 'global',
    id: toSlug(symbol.id),
    name: symbol.id,
    signatures: renderGlobalSignatures(symbol, context.model),
    metadata: [
      ...(symbol.exported ? [] : [[text('not exported, only appears in types')]]),
      ...renderSince(timeline),
    ],
    children: [
      ...renderDescription(symbol.name, getSymbolDescription(symbol, context)),
      ...renderSignatureChanges(timeline),
    ],
  });
}

const MISSING_NOTE = parseParagraph(
  'The declarations include this method, but it does not exist at run time. Calling it throws a TypeError.',
);

const renderDescription = (
  member: string,
  {summary, params, returns, details}: ParsedDescription,
): Blocks => [
  ...summary,
  ...parameters(groupParameters(member, params)),
  ...(returns ? [paragraph(text('Returns '), ...parseInline(lowerFirst(returns)))] : []),
  ...details,
];

/** Groups neighbouring parameters with the same meaning. Leaves out meanings that only repeat names. */
function groupParameters(member: string, params: Map<string, string>): ParameterMeaning[] {
  const items: {names: string[]; description: string}[] = [];
  for (const [name, description] of params) {
    if (repeatsNames(description, member, name)) continue;
    const last = items.at(-1);
    if (last?.description === description) last.names.push(name);
    else items.push({names: [name], description});
  }
  return items.map(({names, description}) => ({names, meaning: parseInline(description)}));
}

/** Words that add no meaning to a name. */
const FILLER_WORDS = new Set(['the', 'a', 'an', 'to', 'of', '']);

/** Returns true if a parameter's meaning only repeats names, such as "The row." or, in `editItem`, "The item to edit." */
function repeatsNames(meaning: string, ...names: string[]): boolean {
  const nameWords = new Set(
    names.flatMap((name) =>
      name
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(' '),
    ),
  );
  const words = meaning
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ');
  return words.every((word) => FILLER_WORDS.has(word) || nameWords.has(word));
}

/** Renders a link to each other member of a property, such as "Getter: isFlat()". */
export function linkRelatedMembers(member: Member, {property, getUrl}: RelatedMembers): Inline[] {
  const roles = [
    ['Getter', property?.getter],
    ['Setter', property?.setter],
    ['Signal', property?.signal],
  ] as const;
  return roles.flatMap(([role, relatedMember]): Inline[] =>
    relatedMember && relatedMember !== member
      ? [[text(`${role}: `), link(getUrl(relatedMember), getMemberLabel(relatedMember))]]
      : [],
  );
}

const lowerFirst = (sentence: string) =>
  /^(?:A |[A-Z][a-z])/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
