import {bestExample} from '../../../lib/examples';
import {MARKS, type SectionId} from '../../../lib/reference';
import type {Member, Structure} from '../declarations';
import {undeclaredOf} from '../facts';
import {isSignal} from '../model';
import {findProperties} from '../properties';
import {keyOf, label, memberUrl, signalUrl, urlOf} from '../routes';
import type {Context} from './context';
import {frontMatterOf, page} from './front-matter';
import {intro} from './intro';
import {
  type Blocks,
  block,
  code,
  element,
  folds,
  type Inline,
  joined,
  link,
  paragraph,
  section,
  text,
} from './md';
import {type AddressOf, memberSection} from './member';
import {signalGroups, signalsSection} from './signals';
import {usedBy} from './used-by';

export const classPage = (symbol: Structure, context: Context): string =>
  page(frontMatterOf(symbol, context), [
    ...intro(symbol, context),
    ...inheritance(symbol, context),
    ...example(symbol, context),
    ...signalsSection(symbol, context),
    ...ownMembers(symbol, context),
    ...inheritedMembers(symbol, context),
    ...usedBy(symbol, context.model),
  ]);

/** The chain up to the root, and the classes that inherit this one directly. */
function inheritance(symbol: Structure, {model}: Context): Blocks {
  const up = model.ancestors(symbol);
  const down = model.heirs(symbol);
  const links = (symbols: Structure[]) => symbols.map((one): Inline => [link(urlOf(one), one.id)]);
  const ancestors = up.map(({id}) => id).join(' ');
  const chain = joined([[text(symbol.id)], ...links(up)], ' → ');
  return section('inheritance', [
    ...(up.length > 0 ? [paragraph(element('p', {[MARKS.ancestors]: ancestors}, ...chain))] : []),
    ...(down.length > 0 ? [paragraph(text('Inherited by '), ...joined(links(down), ', '), text('.'))] : []),
  ]);
}

function example(symbol: Structure, {examples}: Context): Blocks {
  const name = bestExample(symbol.id, examples)?.name;
  return section('example', name ? [block('Example', {name})] : []);
}

function ownMembers(symbol: Structure, context: Context): Blocks {
  const {members} = symbol;
  const groups = signalGroups(symbol, context.model);
  const properties = findProperties(
    members,
    groups.flatMap(({signals}) => signals),
  );
  const address: AddressOf = (member) => {
    const group = groups.find(({signals}) => signals.includes(member));
    const url = group
      ? signalUrl(group.emitter ?? group.declared, group.declared, member)
      : memberUrl(symbol, member);
    return url.replace(`${urlOf(symbol)}#`, '#');
  };
  const part = (id: SectionId, chosen: Member[], more: Blocks = []): Blocks =>
    section(id, [
      ...chosen.map((member) => {
        const property = member.static ? undefined : properties.get(member.name);
        return memberSection(symbol, member, property, address, context);
      }),
      ...more,
    ]);
  const methods = members.filter(({kind}) => kind === 'method');
  return [
    ...part(
      'constructors',
      members.filter(({kind}) => kind === 'constructor'),
    ),
    ...part(
      'properties',
      members.filter(({kind}) => kind === 'property'),
    ),
    ...part(
      'methods',
      methods.filter((member) => !member.static),
      undeclared(symbol, context),
    ),
    ...part(
      'static-methods',
      methods.filter((member) => member.static),
    ),
  ];
}

/** Methods that running the package showed and its declarations leave out. */
function undeclared(symbol: Structure, {measured}: Context): Blocks {
  const names = undeclaredOf(measured, symbol.id);
  if (names.length === 0) return [];
  return [
    paragraph(
      text('At run time there is more than the declarations tell TypeScript of: '),
      ...joined(
        names.map((name) => [code(`${name}()`)]),
        ', ',
      ),
      text('.'),
    ),
  ];
}

/** One fold per ancestor, its members from A to Z, each a link to its home. What a nearer class overrides is left out. */
function inheritedMembers(symbol: Structure, {model}: Context): Blocks {
  const seen = new Set(symbol.members.map(keyOf));
  const parts = model.ancestors(symbol).flatMap((ancestor): [string, Inline][] => {
    const members = ancestor.members
      .filter((member) => member.kind !== 'constructor' && !isSignal(member) && !seen.has(keyOf(member)))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    for (const member of members) seen.add(keyOf(member));
    if (members.length === 0) return [];
    const links = members.map((member): Inline => [link(memberUrl(ancestor, member), label(member))]);
    return [[`From ${ancestor.id} (${members.length})`, joined(links, ', ')]];
  });
  return section('inherited-members', parts.length > 0 ? [folds(parts)] : []);
}
