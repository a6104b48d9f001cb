import type {ApiSymbol, Member, Structure} from '../../declarations';
import {groupSignals, isSignal, isStructure, type SignalGroup} from '../../model';
import {findProperties} from '../../properties';
import {
  getAnchor,
  getMemberKey,
  getSignalAnchor,
  getSignalUrl,
  getSymbolUrl,
  toMarkdownLink,
} from '../../routes';
import {formatParameter, joinTypeTexts} from '../../signature';
import {type Context, getMemberDescription} from '../context';
import {parseInline, parseParagraph, toInline} from '../markdown';
import {linkRelatedMembers} from '../member';
import {type Blocks, code, type Inline, link, metadata, name, type Row, section, table, text} from '../nodes';
import {findMemberTimeline, renderTimeline} from '../since';
import {renderType} from '../type';

/** Renders the signals that a class emits, or that an interface declares. */
export function renderSignals(symbol: ApiSymbol, context: Context): Blocks {
  if (!isStructure(symbol)) return [];
  if (symbol.kind === 'interface') {
    const group = {owner: symbol, signalsInterface: symbol, signals: symbol.members.filter(isSignal)};
    return group.signals.length > 0 ? section('signals', [renderTable(symbol, [group], context)]) : [];
  }
  const groups = groupSignals(symbol, context.model);
  const [first] = groups;
  if (!first) return [];
  return section('signals', [
    ...(symbol.signalsUndeclared ? [renderUndeclaredNote(symbol, first.signalsInterface)] : []),
    parseParagraph(`Declared in ${toMarkdownLink(first.signalsInterface)}.`),
    renderTable(symbol, groups, context),
  ]);
}

function renderTable(symbol: Structure, groups: SignalGroup[], context: Context): Blocks[number] {
  const rows = groups.flatMap((group): Row[] => {
    const {owner, signalsInterface, signals} = group;
    if (owner === symbol) return renderOwnRows(group, context);
    const inheritedRows = signals.map((signal) => {
      const title = link(getSignalUrl(group, signal), name(signal.name));
      return {
        cells: [[title], renderArguments(signal, context), renderMeaning(signalsInterface, signal, context)],
      };
    });
    return [{cells: [[text('From '), link(getSymbolUrl(owner), owner.id)]]}, ...inheritedRows];
  });
  return table(['Name', 'Arguments', 'Meaning'], rows);
}

/** Renders the rows of signals on the page of their interface, or of the class that emits them. */
function renderOwnRows(group: SignalGroup, context: Context): Row[] {
  const {owner, signalsInterface, signals} = group;
  const properties = findProperties(owner.members, signals);
  const getUrl = (member: Member) => `#${getAnchor(owner, getMemberKey(member))}`;
  return signals.map((signal) => {
    const details = [
      ...linkRelatedMembers(signal, {property: properties.get(signal.name), getUrl}),
      ...renderTimeline(findMemberTimeline(signalsInterface, signal.name, context)),
    ];
    const meaning = renderMeaning(signalsInterface, signal, context);
    return {
      id: getSignalAnchor(group, signal),
      kind: 'signal',
      cells: [
        [name(signal.name)],
        renderArguments(signal, context),
        details.length > 0 ? [...meaning, text(' '), metadata(details)] : meaning,
      ],
    };
  });
}

function renderArguments({signatures}: Member, {model}: Context): Inline {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  return renderType(joinTypeTexts(parameters.map(formatParameter), ', '), model);
}

/** Renders the description of a signal and of its parameters. */
function renderMeaning(signalsInterface: Structure, signal: Member, context: Context): Inline {
  const {summary, details, params} = getMemberDescription(signalsInterface, signal, context);
  const meanings = [...params].flatMap(([parameter, meaning]) => [
    text(' '),
    code(parameter),
    text(': '),
    ...parseInline(meaning),
  ]);
  return [...toInline([...summary, ...details]), ...meanings];
}

const renderUndeclaredNote = (symbol: Structure, signalsInterface: Structure) =>
  parseParagraph(
    `The declaration of ${symbol.id} does not name ${signalsInterface.id} as its signals, so TypeScript does not check their names and arguments.`,
  );
