import {ASIDE} from '../../../lib/reference';
import type {Member, Structure} from '../declarations';
import {defaultOf, isMissing, qtAnchorOf} from '../facts';
import type {Property} from '../properties';
import {qtDocsUrl} from '../qt-docs';
import {anchorsOf, keyOf, label} from '../routes';
import {type Context, saidOfMember} from './context';
import {type Blocks, code, element, type Inline, joined, link, list, memberPart, paragraph, text} from './md';
import {inline} from './prose';
import {signatureLines} from './type';

/** Where the members of a property are described. */
export type AddressOf = (member: Member) => string;

/**
 * A member in full: heading with its id, one line per overload, what it does, its parameters, what it returns, and
 * the members that belong to the same property.
 */
export function memberSection(
  symbol: Structure,
  member: Member,
  property: Property | undefined,
  address: AddressOf,
  context: Context,
): Blocks[number] {
  const {summary, details, params, returns} = saidOfMember(symbol, member, context);
  return memberPart(member.kind, member.name, anchorsOf(symbol).get(keyOf(member)), [
    ...signatureLines(member, symbol.name, context.model),
    ...(isMissing(context.measured, symbol.id, member.name) ? [MISSING] : []),
    ...summary,
    ...parameterList(params),
    ...(returns ? [paragraph(text('Returns '), ...inline(lowerFirst(returns)))] : []),
    ...details,
    ...related(symbol, member, property, address, context),
  ]);
}

const MISSING = paragraph(
  element('span', {className: `${ASIDE.badge} ${ASIDE.badge}--warning`}, text('missing at run time')),
  text(' Declared, but the package does not have it when it runs: calling it throws a TypeError.'),
);

export function parameterList(params: Map<string, string>): Blocks {
  if (params.size === 0) return [];
  const items = [...params].map(([name, meaning]): Inline => [code(name), text(': '), ...inline(meaning)]);
  return [list(items)];
}

/** "Default: `false` · Setter: setFlat() · Signal: flatChanged · Qt 6" */
function related(
  symbol: Structure,
  member: Member,
  property: Property | undefined,
  address: AddressOf,
  {measured}: Context,
): Blocks {
  const facts: Inline[] = [];
  const getter = property?.getter ?? member;
  const value =
    member.static || member.kind !== 'method' ? undefined : defaultOf(measured, symbol.id, getter.name);
  if (value !== undefined) facts.push([text('Default: '), code(value)]);
  facts.push(...othersOf(member, property, address));
  const qt = member.kind === 'method' ? qtAnchorOf(measured, symbol.id, member.name) : undefined;
  if (qt) facts.push([link(qtDocsUrl(qt), 'Qt 6')]);
  return facts.length > 0 ? [paragraph(relatedLine(facts))] : [];
}

/** The other members of a property, each as "Getter: isFlat()" with a link. */
export function othersOf(member: Member, property: Property | undefined, address: AddressOf): Inline[] {
  const roles = [
    ['Getter', property?.getter],
    ['Setter', property?.setter],
    ['Signal', property?.signal],
  ] as const;
  return roles.flatMap(([role, other]): Inline[] =>
    other && other !== member ? [[text(`${role}: `), link(address(other), label(other))]] : [],
  );
}

export const relatedLine = (facts: Inline[]) =>
  element('span', {className: ASIDE.related}, ...joined(facts, ' · '));

const lowerFirst = (sentence: string) =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
