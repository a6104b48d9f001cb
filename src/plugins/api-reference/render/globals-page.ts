import {GLOBALS} from '../../../lib/reference';
import type {Alias, FunctionSymbol, TypeText} from '../declarations';
import {slugOf} from '../routes';
import {type Context, saidOfSymbol} from './context';
import {editUrl, page} from './front-matter';
import {type Blocks, heading, type Inline, memberPart, paragraph, text} from './md';
import {parameterList} from './member';
import {inline} from './prose';
import {callText, lines} from './type';

const SECTIONS = [
  ['Functions', 'function'],
  ['Constants', 'constant'],
  ['Type aliases', 'alias'],
] as const;

/** The page of functions, constants and type aliases. */
export function globalsPage(context: Context): string {
  const {model, descriptions} = context;
  const file = descriptions.get(GLOBALS)?.file;
  return page(
    {
      title: 'Globals',
      description: `Functions, constants and type aliases of NodeGUI ${model.version}, with their signatures.`,
      keywords: ['functions', 'constants', 'type aliases', 'NodeGUI'],
      custom_edit_url: file ? editUrl(file) : null,
      displayed_sidebar: null,
    },
    [
      paragraph(text('What the package declares besides classes, enumerations and interfaces.')),
      ...SECTIONS.flatMap(([title, kind]) => {
        const chosen = model.globals.filter((symbol) => symbol.kind === kind);
        const sections = chosen.map((symbol) => globalSection(symbol, context));
        return sections.length > 0 ? [heading(2, title), ...sections] : [];
      }),
    ],
  );
}

function globalSection(symbol: Alias | FunctionSymbol, context: Context): Blocks[number] {
  const {summary, details, params, returns} = saidOfSymbol(symbol, context);
  const result: Inline = returns ? [text('Returns '), ...inline(returns)] : [];
  return memberPart('global', symbol.id, slugOf(symbol.id), [
    ...lines(signaturesOf(symbol), context.model),
    ...(symbol.exported ? [] : [paragraph(text('Not exported: met as a type only.'))]),
    ...summary,
    ...parameterList(params),
    ...(returns ? [paragraph(...result)] : []),
    ...details,
  ]);
}

function signaturesOf(symbol: Alias | FunctionSymbol): TypeText[] {
  if (symbol.kind === 'function') {
    return symbol.signatures.map((signature) => [`function ${symbol.name}`, ...callText(signature)]);
  }
  if (symbol.kind === 'constant') return [[`const ${symbol.name}: `, ...symbol.type]];
  return [[`type ${symbol.name}`, ...symbol.typeParameters, ' = ', ...symbol.type]];
}
