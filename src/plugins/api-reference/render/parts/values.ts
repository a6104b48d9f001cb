import {toString as plainText} from 'mdast-util-to-string';
import {TOOLKIT_PACKAGE} from '../../../../lib/toolkit-version';
import type {ApiSymbol, Enumeration, EnumValue} from '../../declarations';
import {getAnchor} from '../../routes';
import {type Context, getMemberDescription, getSymbolDescription} from '../context';
import {parseInline, toInline} from '../markdown';
import {
  type Blocks,
  code,
  heading,
  type Inline,
  metadata,
  paragraph,
  type Row,
  sample,
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
  const descriptionText = description.map((part) => plainText(part)).join('');
  if (qtNumber === undefined || new RegExp(`(?<![\\w-])${qtNumber}(?!\\w)`).test(descriptionText)) return [];
  const formatNumber = isFlags(symbol) ? toHex : String;
  const other = symbol.values.find((candidate) => findQtNumber(candidate) === value.value);
  return [
    text(`${descriptionText && ' '}Qt 6 uses ${formatNumber(qtNumber)} for this value`),
    ...(other ? [text(`, and ${formatNumber(value.value)} means `), code(other.name), text(' there')] : []),
    text('.'),
  ];
}

const toHex = (value: number | string) =>
  typeof value === 'number' ? `0x${(value >>> 0).toString(16)}` : '';

/** Returns true for a number with exactly one bit. */
const isSingleBit = (value: number | string) =>
  typeof value === 'number' && value > 0 && Number.isInteger(Math.log2(value));

/**
 * Returns true if the values of an enumeration are flags, which means that most of them are single bits.
 *
 * An enumeration that counts 0, 1, 2, 3, 4 has single bits too, but only a few of them, and it contains a 3. If numbers
 * have another meaning, they usually don't start at 1.
 */
function isFlags({values}: Enumeration): boolean {
  const numbers = new Set(values.map(({value}) => value).filter((value) => value !== 0));
  const singleBitCount = [...numbers].filter(isSingleBit).length;
  const isSequence = numbers.has(3) && singleBitCount < 5;
  const startsAtOne = singleBitCount > 3 || numbers.has(1);
  return singleBitCount >= 3 && singleBitCount > numbers.size / 2 && startsAtOne && !isSequence;
}

/** Renders how to combine flags and how to test for one of them, unless the description has such a sample. */
export function renderCombiningFlags(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind !== 'enum') return [];
  const {details} = getSymbolDescription(symbol, context);
  if (details.some((part) => part.type === 'code' && part.value.includes(' | '))) return [];
  const [first, second] = symbol.values.filter(({value}) => isSingleBit(value));
  if (!isFlags(symbol) || !symbol.exported || !first || !second) return [];
  const toFlagExpression = (value: EnumValue) => `${symbol.name}.${value.name}`;
  return section('combining-flags', [
    paragraph(text('These values are flags. Combine several with "|", and test for one with "&".')),
    sample(`import {${symbol.name}} from '${TOOLKIT_PACKAGE}';

const flags: ${symbol.name} = ${toFlagExpression(first)} | ${toFlagExpression(second)};
const has${second.name.replace(/^\w/, (letter) => letter.toUpperCase())} = (flags & ${toFlagExpression(second)}) !== 0;`),
  ]);
}
