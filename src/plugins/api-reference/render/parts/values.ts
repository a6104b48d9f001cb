import {toString as plainText} from 'mdast-util-to-string';
import type {ApiSymbol, Enumeration, EnumValue} from '../../declarations';
import {qtNumberOf} from '../../measured';
import {anchorOf} from '../../routes';
import {type Context, saidOfValue} from '../context';
import {
  type ApiRow,
  type Blocks,
  code,
  facts,
  heading,
  type Inline,
  paragraph,
  section,
  table,
  text,
} from '../nodes';
import {flatten, inline} from '../prose';
import {rowFacts, timelineOfMember} from '../since';
import {isFlags} from './flags';

/** One table of all values, or one per group where our description makes groups. */
export function values(symbol: ApiSymbol, context: Context): Blocks {
  if (symbol.kind !== 'enum') return [];
  const groups = context.descriptions.get(symbol.id)?.groups ?? [];
  if (groups.length === 0) {
    return section('values', [valueTable(symbol, symbol.values, context)]);
  }
  const byName = new Map(symbol.values.map((value) => [value.name, value]));
  return groups.flatMap(({title, summary, members}) => [
    heading(2, title),
    ...(summary ? [paragraph(...inline(summary))] : []),
    valueTable(
      symbol,
      members.flatMap((member) => byName.get(member) ?? []),
      context,
    ),
  ]);
}

function valueTable(symbol: Enumeration, chosen: EnumValue[], context: Context) {
  const flags = isFlags(symbol);
  return table(
    ['Name', 'Value', ...(flags ? ['Hex'] : []), 'Meaning'],
    chosen.map((value): ApiRow => {
      const {summary, details} = saidOfValue(symbol, value, context);
      const said = flatten([...summary, ...details]);
      const history = rowFacts(timelineOfMember(symbol, value.name, context));
      return {
        id: anchorOf(symbol, value.name),
        kind: 'value',
        cells: [
          [text(value.name)],
          [text(typeof value.value === 'string' ? `'${value.value}'` : String(value.value))],
          ...(flags ? [[text(hex(value.value))]] : []),
          [
            ...said,
            ...numberInQt(symbol, value, said, context),
            ...(history.length > 0 ? [text(' '), facts(history)] : []),
          ],
        ],
      };
    }),
  );
}

/** Tells where Qt has another number for a value, and what it reads ours as; nothing where the words on it give Qt's. */
function numberInQt(symbol: Enumeration, value: EnumValue, said: Inline, {measured}: Context): Inline {
  const qt = qtNumberOf(measured, symbol.id, value.name);
  const words = said.map((part) => plainText(part)).join('');
  if (qt === undefined || new RegExp(`(?<![\\w-])${qt}(?!\\w)`).test(words)) return [];
  const show = isFlags(symbol) ? hex : String;
  const other = symbol.values.find(({name}) => qtNumberOf(measured, symbol.id, name) === value.value);
  return [
    text(`${words && ' '}Qt 6 has ${show(qt)} for it`),
    ...(other ? [text(` and reads ${show(value.value)} as `), code(other.name)] : []),
    text('.'),
  ];
}

const hex = (value: number | string) => (typeof value === 'number' ? `0x${(value >>> 0).toString(16)}` : '');
