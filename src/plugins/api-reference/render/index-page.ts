import type {ApiSymbol, Kind} from '../declarations';
import {urlOf} from '../routes';
import type {Context} from './context';
import {filter, heading, link, list, type Page, paragraph, text} from './nodes';

const SECTIONS: [string, Kind][] = [
  ['Classes', 'class'],
  ['Enumerations', 'enum'],
  ['Interfaces', 'interface'],
  ['Functions', 'function'],
  ['Constants', 'constant'],
  ['Type aliases', 'alias'],
];

/** Everything from A to Z, by kind, within the filter that `src/components/SymbolFilter` adds. */
export function indexPage({model}: Context): Page {
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
          const entries = byName.filter((symbol) => symbol.kind === kind).map(entry);
          return entries.length > 0 ? [heading(2, title), list(entries)] : [];
        }),
      ),
    ],
  };
}

const entry = (symbol: ApiSymbol) => [link(urlOf(symbol), symbol.id)];
