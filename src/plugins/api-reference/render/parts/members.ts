import type {SectionId} from '../../../../lib/reference';
import type {ApiSymbol, Member, Structure} from '../../declarations';
import {undeclaredOf} from '../../measured';
import {isSignal, signalGroups} from '../../model';
import {findProperties} from '../../properties';
import {memberUrl, signalUrl, urlOf} from '../../routes';
import type {Context} from '../context';
import {memberInFull} from '../member';
import {type Blocks, code, joined, paragraph, section, text} from '../nodes';

/** A section of members, each in full. */
const membersPart =
  (
    id: SectionId,
    isIn: (member: Member, owner: Structure) => boolean,
    more: (symbol: Structure, context: Context) => Blocks = () => [],
  ) =>
  (symbol: ApiSymbol, context: Context): Blocks => {
    if (symbol.kind !== 'class' && symbol.kind !== 'interface') return [];
    const groups = signalGroups(symbol, context.model);
    const partners = findProperties(
      symbol.members,
      groups.flatMap(({signals}) => signals),
    );
    const address = (member: Member): string => {
      const group = groups.find(({signals}) => signals.includes(member));
      const url = group
        ? signalUrl(group.emitter ?? group.declared, group.declared, member)
        : memberUrl(symbol, member);
      return url.replace(`${urlOf(symbol)}#`, '#');
    };
    return section(id, [
      ...symbol.members
        .filter((member) => isIn(member, symbol))
        .map((member) => {
          const property = member.static ? undefined : partners.get(member.name);
          return memberInFull(symbol, member, property, address, context);
        }),
      ...more(symbol, context),
    ]);
  };

export const constructors = membersPart(
  'constructors',
  ({kind}, owner) => kind === 'constructor' && owner.kind === 'class',
);

export const properties = membersPart(
  'properties',
  (member, owner) => member.kind === 'property' && !(owner.kind === 'interface' && isSignal(member)),
);

export const methods = membersPart(
  'methods',
  (member) => member.kind === 'method' && !member.static,
  undeclared,
);

export const staticMethods = membersPart(
  'static-methods',
  (member) => member.kind === 'method' && member.static === true,
);

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
