import {toString as mdastText} from 'mdast-util-to-string';
import type {ApiSymbol, Enumeration, EnumValue} from '../../declarations';
import {isFlags, toHex} from '../../flags';
import {getAnchor} from '../../routes';
import {type Context, getMemberDescription} from '../context';
import {parseInline, toInline} from '../markdown';
import {
  type Blocks,
  code,
  heading,
  type Inline,
  metadata,
  paragraph,
  type Row,
  section,
  table,
  text,
} from '../nodes';
import {findMemberTimeline, renderTimeline} from '../since';

/** Renders one table of all values, or one per group if the description has groups. */
export function renderValues(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind !== 'enum') return [];
  const groups = context.descriptions.get(symbol.id)?.groups ?? [];
  if (groups.length === 0) {
    return section('values', [renderTable(symbol, symbol.values, context)]);
  }
  const byName = new Map(symbol.values.map((value) => [value.name, value]));
  return groups.flatMap(({title, summary, members}) => [
    heading(2, title),
    ...(summary ? [paragraph(...parseInline(summary))] : []),
    renderTable(
      symbol,
      members.flatMap((member) => byName.get(member) ?? []),
      context,
    ),
  ]);
}

function renderTable(symbol: Enumeration, rowValues: EnumValue[], context: Context) {
  const flags = isFlags(symbol);
  return table(
    ['Name', 'Value', ...(flags ? ['Hex'] : []), 'Meaning'],
    rowValues.map((value): Row => {
      const {summary, details} = getMemberDescription(symbol, value, context);
      const description = toInline([...summary, ...details]);
      const history = renderTimeline(findMemberTimeline(symbol, value.name, context));
      return {
        id: getAnchor(symbol, value.name),
        kind: 'value',
        cells: [
          [text(value.name)],
          [text(typeof value.value === 'string' ? `'${value.value}'` : String(value.value))],
          ...(flags ? [[text(toHex(value.value))]] : []),
          [
            ...description,
            ...renderQtNumber(symbol, value, description, context),
            ...(history.length > 0 ? [text(' '), metadata(history)] : []),
          ],
        ],
      };
    }),
  );
}

/**
 * Renders Qt's number for a value if it differs, and what our number means in Qt. Renders nothing if the description
 * contains Qt's number.
 */
function renderQtNumber(
  symbol: Enumeration,
  value: EnumValue,
  description: Inline,
  {measured}: Context,
): Inline {
  const findQtNumber = ({name}: EnumValue) => measured.enums.get(`${symbol.id}.${name}`)?.qt;
  const qtNumber = findQtNumber(value);
  const descriptionText = description.map((part) => mdastText(part)).join('');
  if (qtNumber === undefined || new RegExp(`(?<![\\w-])${qtNumber}(?!\\w)`).test(descriptionText)) return [];
  const formatNumber = isFlags(symbol) ? toHex : String;
  const other = symbol.values.find((candidate) => findQtNumber(candidate) === value.value);
  return [
    text(`${descriptionText && ' '}Qt 6 uses ${formatNumber(qtNumber)} for this value`),
    ...(other ? [text(`, and ${formatNumber(value.value)} means `), code(other.name), text(' there')] : []),
    text('.'),
  ];
}
