import {TOOLKIT_PACKAGE} from '../../../../lib/toolkit-version';
import type {ApiSymbol, EnumValue} from '../../declarations';
import {isFlags, isSingleBit} from '../../flags';
import {type Context, getSymbolDescription} from '../context';
import {type Blocks, paragraph, sample, section, text} from '../nodes';

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
