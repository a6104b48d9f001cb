import type {SectionId} from '../../../../lib/reference';
import type {ApiSymbol, Member, Structure} from '../../declarations';
import {findUndeclared} from '../../measured';
import {groupSignals, isSignal} from '../../model';
import {findProperties} from '../../properties';
import {getMemberUrl, getSignalUrl, getSymbolUrl} from '../../routes';
import type {Context} from '../context';
import {parseParagraph} from '../markdown';
import {renderMember} from '../member';
import {type Blocks, section} from '../nodes';

/** Creates a function that renders a section with the full descriptions of some members. */
const createMembersRenderer =
  (
    id: SectionId,
    isIncluded: (member: Member, owner: Structure) => boolean,
    renderRest: (symbol: Structure, context: Context) => Blocks = () => [],
  ) =>
  (symbol: ApiSymbol, context: Context): Blocks => {
    if (symbol.kind !== 'class' && symbol.kind !== 'interface') return [];
    const groups = groupSignals(symbol, context.model);
    const propertyOfMember = findProperties(
      symbol.members,
      groups.flatMap(({signals}) => signals),
    );
    const getUrl = (member: Member): string => {
      const group = groups.find(({signals}) => signals.includes(member));
      const url = group
        ? getSignalUrl(group.emitter ?? group.signalsInterface, group.signalsInterface, member)
        : getMemberUrl(symbol, member);
      return url.replace(`${getSymbolUrl(symbol)}#`, '#');
    };
    return section(id, [
      ...symbol.members
        .filter((member) => isIncluded(member, symbol))
        .map((member) => {
          const property = member.static ? undefined : propertyOfMember.get(member.name);
          return renderMember(symbol, member, property, getUrl, context);
        }),
      ...renderRest(symbol, context),
    ]);
  };

export const renderConstructors = createMembersRenderer(
  'constructors',
  ({kind}, owner) => kind === 'constructor' && owner.kind === 'class',
);

export const renderProperties = createMembersRenderer(
  'properties',
  (member, owner) => member.kind === 'property' && !(owner.kind === 'interface' && isSignal(member)),
);

export const renderMethods = createMembersRenderer(
  'methods',
  (member) => member.kind === 'method' && !member.static,
  renderUndeclaredMethods,
);

export const renderStaticMethods = createMembersRenderer(
  'static-methods',
  (member) => member.kind === 'method' && member.static === true,
);

/** Renders the methods that exist at run time but aren't declared. */
function renderUndeclaredMethods(symbol: Structure, {measured}: Context): Blocks {
  const names = findUndeclared(measured, symbol.id);
  if (names.length === 0) return [];
  return [
    parseParagraph(
      `These methods exist at run time, but they are not declared, so TypeScript does not know them: ${names.map((name) => `\`${name}()\``).join(', ')}.`,
    ),
  ];
}
