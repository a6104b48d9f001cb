import type {ApiSymbol, Kind} from '../declarations';
import {urlOf} from '../routes';
import {type Context, getSymbolDescription} from './context';
import {truncateSummary} from './markdown';
import {filter, heading, type Inline, link, list, type Page, paragraph, text} from './nodes';

/** Maximum length of a summary in characters. With its name, an entry then fills two lines of a column. */
const MAX_SUMMARY_LENGTH = 70;

const SECTIONS: [string, Kind][] = [
  ['Classes', 'class'],
  ['Enumerations', 'enum'],
  ['Interfaces', 'interface'],
  ['Functions', 'function'],
  ['Constants', 'constant'],
  ['Type aliases', 'alias'],
];

/** Renders the list of all symbols by kind, from A to Z. `src/components/SymbolFilter` filters it. */
export function renderIndexPage(context: Context): Page {
  const {model} = context;
  const byName = [...model.symbols].sort((a, b) => a.id.localeCompare(b.id, 'en'));
  const counts = SECTIONS.slice(0, 3).map(
    ([title, kind]) =>
      `${model.symbols.filter((symbol) => symbol.kind === kind).length} ${title.toLowerCase()}`,
  );
  return {
    frontMatter: {
      title: 'API reference',
      description: `Every class, enumeration, interface, function and type of NodeGUI ${model.version}, from A to Z.`,
      keywords: ['API', 'reference', 'index', 'NodeGUI', 'Qt'],
      custom_edit_url: null,
      displayed_sidebar: null,
    },
    content: [
      paragraph(
        text(
          `Everything that NodeGUI ${model.version} declares: ${counts.join(', ')}, and all functions, constants and type aliases.`,
        ),
      ),
      filter(
        SECTIONS.flatMap(([title, kind]) => {
          const entries = byName
            .filter((symbol) => symbol.kind === kind)
            .map((symbol) => renderEntry(symbol, context));
          return entries.length > 0 ? [heading(2, title), list(entries)] : [];
        }),
      ),
    ],
  };
}

/** Renders the name of a symbol as a link, with a short summary. */
function renderEntry(symbol: ApiSymbol, context: Context): Inline {
  const summary = truncateSummary(getSymbolDescription(symbol, context).summary, MAX_SUMMARY_LENGTH);
  return [link(urlOf(symbol), symbol.id), ...(summary ? [text(` ${summary}`)] : [])];
}
