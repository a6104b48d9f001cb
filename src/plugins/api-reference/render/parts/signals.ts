import type {ApiSymbol, Member, Structure} from '../../declarations';
import {isSignal, signalGroups} from '../../model';
import {findProperties, type Property} from '../../properties';
import {anchorOf, keyOf, signalAnchor, signalUrl, urlOf} from '../../routes';
import {join, parameterText} from '../../signature';
import {type Context, saidOfMember} from '../context';
import {othersOf} from '../member';
import {
  type ApiRow,
  type Blocks,
  code,
  facts,
  type Inline,
  link,
  name,
  paragraph,
  section,
  table,
  text,
} from '../nodes';
import {flatten, inline} from '../prose';
import {rowFacts, timelineOfMember} from '../since';
import {typeInline} from '../type';

/** The signals that a class emits, or that an interface declares. */
export function signals(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind === 'class') return emittedSignals(symbol, context);
  if (symbol.kind !== 'interface') return [];
  const rows = symbol.members.filter(isSignal).map((signal) => signalRow(symbol, symbol, signal, context));
  return section('signals', rows.length > 0 ? [table(HEAD, rows)] : []);
}

/** The table of the signals that a class emits. */
function emittedSignals(symbol: Structure, context: Context): Blocks {
  const groups = signalGroups(symbol, context.model);
  const [first] = groups;
  if (!first) return [];
  const rows = groups.flatMap(({declared, emitter, signals}) => {
    const isOwn = emitter === symbol;
    const properties = findProperties(isOwn ? symbol.members : [], signals);
    const home = emitter ?? declared;
    return [
      ...(isOwn ? [] : [{cells: [[text('From '), link(urlOf(home), home.id)]]}]),
      ...signals.map((signal) =>
        isOwn
          ? signalRow(symbol, declared, signal, context, properties.get(signal.name))
          : {
              cells: cellsOf(declared, signal, context, [
                link(signalUrl(home, declared, signal), name(signal.name)),
              ]),
            },
      ),
    ];
  });
  return section('signals', [
    ...(symbol.signalsUndeclared ? [undeclaredNote(symbol, first.declared)] : []),
    paragraph(text('Declared in '), link(urlOf(first.declared), first.declared.id), text('.')),
    table(HEAD, rows),
  ]);
}

const HEAD = ['Name', 'Arguments', 'Meaning'];

/**
 * The row of a signal on the page of its interface or of the class that emits it.
 * @param property that it tells of, whose getter and setter are on the same page
 */
function signalRow(
  owner: Structure,
  declared: Structure,
  signal: Member,
  context: Context,
  property?: Property,
): ApiRow {
  const address = (member: Member) => `#${anchorOf(owner, keyOf(member))}`;
  const others = [
    ...othersOf(signal, property, address),
    ...rowFacts(timelineOfMember(declared, signal.name, context)),
  ];
  const cells = cellsOf(declared, signal, context, [name(signal.name)]);
  if (others.length > 0) cells.at(-1)?.push(text(' '), facts(others));
  return {id: signalAnchor(owner, declared, signal), kind: 'signal', cells};
}

function cellsOf(declared: Structure, signal: Member, context: Context, title: Inline): Inline[] {
  const {summary, details, params} = saidOfMember(declared, signal, context);
  const parameters = signal.signatures.flatMap((signature) => signature.parameters);
  const explained = [...params].flatMap(([key, value]) => [
    text(' '),
    code(key),
    text(': '),
    ...inline(value),
  ]);
  return [
    title,
    typeInline(join(parameters.map(parameterText), ', '), context.model),
    [...flatten([...summary, ...details]), ...explained],
  ];
}

const undeclaredNote = (symbol: Structure, declared: Structure) =>
  paragraph(
    text(
      `The declaration of ${symbol.id} does not name ${declared.id} as its signals, so TypeScript does not check `,
    ),
    text('their names and arguments.'),
  );
