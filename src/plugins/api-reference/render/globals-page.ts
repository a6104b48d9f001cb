import {GLOBALS} from '../../../lib/reference';
import type {Context} from './context';
import {editUrl} from './front-matter';
import {globalInFull} from './member';
import {heading, type Page, paragraph, text} from './nodes';

const SECTIONS = [
  ['Functions', 'function'],
  ['Constants', 'constant'],
  ['Type aliases', 'alias'],
] as const;

/** The page of functions, constants and type aliases. */
export function globalsPage(context: Context): Page {
  const {model, descriptions} = context;
  const file = descriptions.get(GLOBALS)?.file;
  return {
    frontMatter: {
      title: 'Globals',
      description: `Functions, constants and type aliases of NodeGUI ${model.version}, with their signatures.`,
      keywords: ['functions', 'constants', 'type aliases', 'NodeGUI'],
      custom_edit_url: file ? editUrl(file) : null,
      displayed_sidebar: null,
    },
    content: [
      paragraph(text('What the package declares besides classes, enumerations and interfaces.')),
      ...SECTIONS.flatMap(([title, kind]) => {
        const chosen = model.globals.filter((symbol) => symbol.kind === kind);
        const sections = chosen.map((symbol) => globalInFull(symbol, context));
        return sections.length > 0 ? [heading(2, title), ...sections] : [];
      }),
    ],
  };
}
