import type {Member, Structure} from '../declarations';
import {isSignal, type Model} from '../model';
import {findProperties, type Property} from '../properties';
import {anchorsOf, keyOf, signalAnchor, signalUrl, urlOf} from '../routes';
import {join, parameterText} from '../signature';
import {type Context, saidOfMember} from './context';
import {type Blocks, code, type Inline, link, name, paragraph, section, table, text} from './md';
import {othersOf, relatedLine} from './member';
import {flatten, inline} from './prose';
import {typeInline} from './type';

export interface SignalGroup {
  /** Interface that declares the signals. */
  declared: Structure;
  /** Class nearest to the root that emits them, as far as there is one in the class's own line. */
  emitter: Structure | undefined;
  signals: Member[];
}

/** Signals that a class emits, those of its own first, then by ancestor. */
export function signalGroups(symbol: Structure, model: Model): SignalGroup[] {
  const declared = symbol.signals === undefined ? undefined : model.find(symbol.signals);
  if (declared?.kind !== 'interface') return [];
  const line = [symbol, ...model.ancestors(symbol)].reverse();
  return [declared, ...model.ancestors(declared)]
    .map((group) => ({
      declared: group,
      emitter: line.find(({signals}) => signals === group.id),
      signals: group.members.filter(isSignal),
    }))
    .filter(({signals}) => signals.length > 0);
}

/** The table of the signals that a class emits. */
export function signalsSection(symbol: Structure, context: Context): Blocks {
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

export const HEAD = ['Name', 'Arguments', 'Meaning'];

/**
 * The row of a signal on the page of its interface or of the class that emits it.
 * @param property that it tells of, whose getter and setter are on the same page
 */
export function signalRow(
  owner: Structure,
  declared: Structure,
  signal: Member,
  context: Context,
  property?: Property,
) {
  const address = (member: Member) => `#${anchorsOf(owner).get(keyOf(member)) ?? ''}`;
  const others = othersOf(signal, property, address);
  const cells = cellsOf(declared, signal, context, [name(signal.name)]);
  if (others.length > 0) cells.at(-1)?.push(text(' '), relatedLine(others));
  return {id: signalAnchor(owner, declared, signal), kind: 'signal' as const, cells};
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
