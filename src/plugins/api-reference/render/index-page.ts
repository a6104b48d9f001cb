import {
  CHANGES_ROUTE,
  GLOBALS,
  getTopicAnchor,
  REFERENCE_ROUTE,
  REFERENCE_TITLE,
} from '../../../lib/reference';
import type {ApiSymbol, Kind} from '../declarations';
import {getSymbolUrl} from '../routes';
import type {Topic} from '../schema';
import {type Context, getSymbolDescription} from './context';
import {findFirstSentence, parseParagraph} from './markdown';
import {type Blocks, filter, heading, type Inline, link, list, type Page, text} from './nodes';

/** The kinds of symbols that are listed from A to Z, below the classes. */
const SECTIONS: [string, Kind][] = [
  ['Enumerations', 'enum'],
  ['Interfaces', 'interface'],
  ['Functions', 'function'],
  ['Constants', 'constant'],
  ['Type aliases', 'alias'],
];

/**
 * Renders the landing page of the API. It lists classes by topic and everything else from A to Z, and
 * `src/components/SymbolFilter` filters the lists.
 */
export function renderIndexPage(context: Context): Page {
  const {model, topics} = context;
  const sortedSymbols = [...model.symbols].sort((a, b) => a.id.localeCompare(b.id, 'en'));
  const listSymbols = (kind: Kind): ApiSymbol[] => sortedSymbols.filter((symbol) => symbol.kind === kind);
  return {
    frontMatter: {
      title: REFERENCE_TITLE,
      description: `Every class of NodeGUI ${model.version} by topic, and every enumeration, interface, function and type from A to Z.`,
      keywords: ['API', 'reference', 'index', 'all symbols', 'API index', 'NodeGUI', 'Qt'],
      custom_edit_url: null,
      displayed_sidebar: 'api',
    },
    content: [
      parseParagraph(
        `This is everything that NodeGUI ${model.version} declares: ${listSymbols('class').length} classes by topic, and ${listSymbols('enum').length} enumerations, ${listSymbols('interface').length} interfaces and all functions from A to Z. If you're new to NodeGUI, read [The structure of a program](/docs/api/manual/synopsis) and [The process object](/docs/api/manual/process) first. [Functions, constants and types](${REFERENCE_ROUTE}/${GLOBALS}) shows their signatures, and [Changes by release](${CHANGES_ROUTE}) lists what each release has added or removed.`,
      ),
      filter([
        ...renderClasses(topics, context),
        ...SECTIONS.flatMap(([title, kind]) => renderSection(heading(2, title), listSymbols(kind), context)),
      ]),
    ],
  };
}

/** Renders the classes of each topic, in the order of the sidebar. */
function renderClasses(topics: readonly Topic[], context: Context): Blocks {
  const classes = new Map(context.model.classes.map((symbol) => [symbol.id, symbol]));
  const sections = topics.flatMap((topic) =>
    renderSection(
      heading(3, topic.label, getTopicAnchor(topic.label)),
      listNames(topic).flatMap((name) => classes.get(name) ?? []),
      context,
    ),
  );
  return sections.length > 0 ? [heading(2, 'Classes'), ...sections] : [];
}

/** Returns the names of all symbols of a topic. */
const listNames = ({items}: Topic): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? item : listNames(item)));

/** Renders a list of symbols below its heading. Returns nothing if there are none. */
const renderSection = (title: Blocks[number], symbols: readonly ApiSymbol[], context: Context): Blocks =>
  symbols.length > 0 ? [title, list(symbols.map((symbol) => renderEntry(symbol, context)))] : [];

/** Renders the name of a symbol as a link, with a short summary. */
function renderEntry(symbol: ApiSymbol, context: Context): Inline {
  const summary = findFirstSentence(getSymbolDescription(symbol, context).summary).replace(/\.$/, '');
  return [link(getSymbolUrl(symbol), symbol.id), ...(summary ? [text(` ${summary}`)] : [])];
}
