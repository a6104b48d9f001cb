import {GLOBALS} from '../../../lib/reference';
import {getEditUrl} from '../descriptions';
import type {Context} from './context';
import {renderGlobal} from './member';
import {heading, type Page, paragraph, text} from './nodes';

const SECTIONS = [
  ['Functions', 'function'],
  ['Constants', 'constant'],
  ['Type aliases', 'alias'],
] as const;

/** Renders the page of functions, constants and type aliases. */
export function renderGlobalsPage(context: Context): Page {
  const {model, descriptions} = context;
  return {
    frontMatter: {
      title: 'Functions, constants and types',
      description: `Functions, constants and type aliases of NodeGUI ${model.version}, with their signatures.`,
      keywords: ['globals', 'functions', 'constants', 'type aliases', 'NodeGUI'],
      custom_edit_url: getEditUrl(descriptions.get(GLOBALS)),
    },
    content: [
      paragraph(text('All functions, constants and type aliases that the package declares.')),
      ...SECTIONS.flatMap(([title, kind]) => {
        const symbols = model.globals.filter((symbol) => symbol.kind === kind);
        const sections = symbols.map((symbol) => renderGlobal(symbol, context));
        return sections.length > 0 ? [heading(2, title), ...sections] : [];
      }),
    ],
  };
}
