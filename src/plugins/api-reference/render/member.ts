import type {Alias, FunctionSymbol, Member, Structure} from '../declarations';
import {defaultOf, isMissing, qtAnchorOf} from '../measured';
import type {Property} from '../properties';
import {qtDocsUrl} from '../qt-docs';
import {anchorOf, keyOf, label, slugOf} from '../routes';
import {type Context, type Said, saidOfMember, saidOfSymbol} from './context';
import {
  type ApiMember,
  type ApiParameters,
  type Blocks,
  badge,
  code,
  type Inline,
  link,
  member as memberNode,
  paragraph,
  parameters,
  text,
} from './nodes';
import {inline} from './prose';
import {changesFold, sinceFacts, timelineOfMember} from './since';
import {globalSignatures, memberSignatures} from './type';

/** Where the members of a property are described. */
type AddressOf = (member: Member) => string;

/** A member in full, with the members that belong to the same property. */
export function memberInFull(
  symbol: Structure,
  member: Member,
  property: Property | undefined,
  address: AddressOf,
  context: Context,
): ApiMember {
  const said = saidOfMember(symbol, member, context);
  const timeline = timelineOfMember(symbol, keyOf(member), context);
  const missing = isMissing(context.measured, symbol.id, member.name);
  return memberNode({
    kind: member.kind,
    id: anchorOf(symbol, keyOf(member)),
    name: member.name,
    signatures: memberSignatures(member, symbol.name, context.model),
    facts: [
      ...(missing ? [[badge('missing at run time', 'warning')]] : []),
      ...(member.abstract ? [[text('abstract')]] : []),
      ...(member.readonly ? [[text('readonly')]] : []),
      ...factsOf(symbol, member, property, address, context),
      ...sinceFacts(timeline),
    ],
    children: [...(missing ? [MISSING] : []), ...wordsOn(member.name, said), ...changesFold(timeline)],
  });
}

/** A function, constant or alias in full. */
export function globalInFull(symbol: Alias | FunctionSymbol, context: Context): ApiMember {
  const timeline = context.history.timelineOf(symbol.id, '');
  return memberNode({
    kind: 'global',
    id: slugOf(symbol.id),
    name: symbol.id,
    signatures: globalSignatures(symbol, context.model),
    facts: [
      ...(symbol.exported ? [] : [[text('not exported: met as a type only')]]),
      ...sinceFacts(timeline),
    ],
    children: [...wordsOn(symbol.name, saidOfSymbol(symbol, context)), ...changesFold(timeline)],
  });
}

const MISSING = paragraph(
  text('Declared, but the package does not have it when it runs: calling it throws a TypeError.'),
);

const wordsOn = (member: string, {summary, params, returns, details}: Said): Blocks => [
  ...summary,
  ...parameters(meaningsOf(member, params)),
  ...(returns ? [paragraph(text('Returns '), ...inline(lowerFirst(returns)))] : []),
  ...details,
];

/** What parameters mean, if it is more than their names say; neighbours of one meaning share it. */
function meaningsOf(member: string, params: Map<string, string>): ApiParameters['items'] {
  const items: {names: string[]; said: string}[] = [];
  for (const [name, said] of params) {
    if (saysNothing(said, member, name)) continue;
    const last = items.at(-1);
    if (last?.said === said) last.names.push(name);
    else items.push({names: [name], said});
  }
  return items.map(({names, said}) => ({names, meaning: inline(said)}));
}

/** Words that add nothing to a name. */
const FILLING = new Set(['the', 'a', 'an', 'to', 'of', '']);

/** Whether the meaning of a parameter only repeats names: "The row.", "The text color.", "The item to edit." in `editItem`. */
function saysNothing(meaning: string, ...names: string[]): boolean {
  const known = new Set(
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
  return words.every((word) => FILLING.has(word) || known.has(word));
}

/** Default, the other members of the property, and where Qt documents a member. */
function factsOf(
  symbol: Structure,
  member: Member,
  property: Property | undefined,
  address: AddressOf,
  {measured}: Context,
): Inline[] {
  const getter = property?.getter ?? member;
  const isMethod = member.kind === 'method';
  const value = isMethod && !member.static ? defaultOf(measured, symbol.id, getter.name) : undefined;
  const qt = isMethod ? qtAnchorOf(measured, symbol.id, member.name) : undefined;
  return [
    ...(value === undefined ? [] : [[text('Default: '), code(value)]]),
    ...othersOf(member, property, address),
    ...(qt ? [[link(qtDocsUrl(qt), 'Qt 6')]] : []),
  ];
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

const lowerFirst = (sentence: string) =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
