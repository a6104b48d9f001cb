import type {ApiSymbol, Kind} from '../declarations';
import {urlOf} from '../routes';
import {type Context, saidOfSymbol} from './context';
import {filter, heading, type Inline, link, list, type Page, paragraph, text} from './nodes';
import {firstWords} from './prose';

/** Characters of a summary that an entry shows: with its name two lines of a column. */
const MOST_WORDS = 70;

const SECTIONS: [string, Kind][] = [
  ['Classes', 'class'],
  ['Enumerations', 'enum'],
  ['Interfaces', 'interface'],
  ['Functions', 'function'],
  ['Constants', 'constant'],
  ['Type aliases', 'alias'],
];

/** Everything from A to Z, by kind, within the filter that `src/components/SymbolFilter` adds. */
export function indexPage(context: Context): Page {
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
        text(`Everything that NodeGUI ${model.version} declares: ${counts.join(', ')} and the globals.`),
      ),
      filter(
        SECTIONS.flatMap(([title, kind]) => {
          const entries = byName
            .filter((symbol) => symbol.kind === kind)
            .map((symbol) => entry(symbol, context));
          return entries.length > 0 ? [heading(2, title), list(entries)] : [];
        }),
      ),
    ],
  };
}

/** The name as a link, and what it stands for in a few words. */
function entry(symbol: ApiSymbol, context: Context): Inline {
  const words = firstWords(saidOfSymbol(symbol, context).summary, MOST_WORDS);
  return [link(urlOf(symbol), symbol.id), ...(words ? [text(` ${words}`)] : [])];
}
