import type {ApiSymbol, Member, Structure} from '../../declarations';
import {groupSignals, isSignal} from '../../model';
import {findProperties, type Property} from '../../properties';
import {getAnchor, getMemberKey, getSignalAnchor, getSignalUrl, getSymbolUrl} from '../../routes';
import {formatParameter, joinTypeTexts} from '../../signature';
import {type Context, getMemberDescription} from '../context';
import {parseInline, parseParagraph, toInline} from '../markdown';
import {linkRelatedMembers} from '../member';
import {type Blocks, code, type Inline, link, metadata, name, type Row, section, table, text} from '../nodes';
import {findMemberTimeline, renderTimeline} from '../since';
import {renderType} from '../type';

/** Renders the signals that a class emits, or that an interface declares. */
export function renderSignals(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind === 'class') return renderEmittedSignals(symbol, context);
  if (symbol.kind !== 'interface') return [];
  const rows = symbol.members.filter(isSignal).map((signal) => renderRow(symbol, symbol, signal, context));
  return section('signals', rows.length > 0 ? [table(HEAD, rows)] : []);
}

/** Renders the table of the signals that a class emits. */
function renderEmittedSignals(symbol: Structure, context: Context): Blocks {
  const groups = groupSignals(symbol, context.model);
  const [first] = groups;
  if (!first) return [];
  const rows = groups.flatMap(({signalsInterface, emitter, signals}) => {
    const isOwn = emitter === symbol;
    const properties = findProperties(isOwn ? symbol.members : [], signals);
    const describingSymbol = emitter ?? signalsInterface;
    return [
      ...(isOwn
        ? []
        : [{cells: [[text('From '), link(getSymbolUrl(describingSymbol), describingSymbol.id)]]}]),
      ...signals.map((signal) =>
        isOwn
          ? renderRow(symbol, signalsInterface, signal, context, properties.get(signal.name))
          : {
              cells: renderCells(signalsInterface, signal, context, [
                link(getSignalUrl(describingSymbol, signalsInterface, signal), name(signal.name)),
              ]),
            },
      ),
    ];
  });
  return section('signals', [
    ...(symbol.signalsUndeclared ? [renderUndeclaredNote(symbol, first.signalsInterface)] : []),
    parseParagraph(`Declared in [${first.signalsInterface.id}](${getSymbolUrl(first.signalsInterface)}).`),
    table(HEAD, rows),
  ]);
}

const HEAD = ['Name', 'Arguments', 'Meaning'];

/**
 * Renders the row of a signal on the page of its interface or of the class that emits it.
 * @param property the property whose changes the signal reports, with its getter and setter on the same page
 */
function renderRow(
  owner: Structure,
  signalsInterface: Structure,
  signal: Member,
  context: Context,
  property?: Property,
): Row {
  const getUrl = (member: Member) => `#${getAnchor(owner, getMemberKey(member))}`;
  const metadataItems = [
    ...linkRelatedMembers(signal, property, getUrl),
    ...renderTimeline(findMemberTimeline(signalsInterface, signal.name, context)),
  ];
  const cells = renderCells(signalsInterface, signal, context, [name(signal.name)]);
  if (metadataItems.length > 0) cells.at(-1)?.push(text(' '), metadata(metadataItems));
  return {id: getSignalAnchor(owner, signalsInterface, signal), kind: 'signal', cells};
}

function renderCells(signalsInterface: Structure, signal: Member, context: Context, title: Inline): Inline[] {
  const {summary, details, params} = getMemberDescription(signalsInterface, signal, context);
  const parameters = signal.signatures.flatMap((signature) => signature.parameters);
  const parameterMeanings = [...params].flatMap(([key, value]) => [
    text(' '),
    code(key),
    text(': '),
    ...parseInline(value),
  ]);
  return [
    title,
    renderType(joinTypeTexts(parameters.map(formatParameter), ', '), context.model),
    [...toInline([...summary, ...details]), ...parameterMeanings],
  ];
}

const renderUndeclaredNote = (symbol: Structure, signalsInterface: Structure) =>
  parseParagraph(
    `The declaration of ${symbol.id} does not name ${signalsInterface.id} as its signals, so TypeScript does not check their names and arguments.`,
  );
