import type {ApiSymbol, Member} from '../../declarations';
import {groupSignals, isSignal, isStructure} from '../../model';
import {findProperties} from '../../properties';
import {
  getAnchor,
  getMemberKey,
  getMemberLabel,
  getMemberUrl,
  getSignalUrl,
  getSymbolUrl,
} from '../../routes';
import type {Context} from '../context';
import {parseParagraph} from '../markdown';
import {renderMember} from '../member';
import {type Blocks, type Inline, link, methodSummary, section} from '../nodes';

export const renderConstructors = (symbol: ApiSymbol, context: Context): Blocks =>
  section(
    'constructors',
    renderMembers(symbol, context, ({kind}) => symbol.kind === 'class' && kind === 'constructor'),
  );

export const renderProperties = (symbol: ApiSymbol, context: Context): Blocks =>
  section(
    'properties',
    renderMembers(
      symbol,
      context,
      (member) => member.kind === 'property' && !(symbol.kind === 'interface' && isSignal(member)),
    ),
  );

export const renderMethods = (symbol: ApiSymbol, context: Context): Blocks =>
  section('methods', [
    ...renderMembers(symbol, context, (member) => member.kind === 'method' && !member.static),
    ...renderUndeclaredMethods(symbol, context),
  ]);

export const renderStaticMethods = (symbol: ApiSymbol, context: Context): Blocks =>
  section(
    'static-methods',
    renderMembers(symbol, context, (member) => member.kind === 'method' && member.static),
  );

/** Renders the full descriptions of the members of a class or interface that pass the test. */
function renderMembers(
  symbol: ApiSymbol,
  context: Context,
  isIncluded: (member: Member) => boolean | undefined,
): Blocks {
  if (!isStructure(symbol)) return [];
  const groups = groupSignals(symbol, context.model);
  const propertyOfMember = findProperties(
    symbol.members,
    groups.flatMap(({signals}) => signals),
  );
  const getUrl = (member: Member): string => {
    const group = groups.find(({signals}) => signals.includes(member));
    const url = group ? getSignalUrl(group, member) : getMemberUrl(symbol, member);
    return url.replace(`${getSymbolUrl(symbol)}#`, '#');
  };
  return symbol.members.filter(isIncluded).map((member) => {
    const property = member.static ? undefined : propertyOfMember.get(member.name);
    return renderMember(symbol, member, {property, getUrl}, context);
  });
}

/** Renders the methods that exist at run time but aren't declared. */
function renderUndeclaredMethods(symbol: ApiSymbol, {measured}: Context): Blocks {
  const names = measured.undeclared.get(symbol.id) ?? [];
  if (names.length === 0) return [];
  return [
    parseParagraph(
      `These methods exist at run time, but they are not declared, so TypeScript does not know them: ${names.map((name) => `\`${name}()\``).join(', ')}.`,
    ),
  ];
}

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
