import type {SourceFile} from '../../lib/checked-yaml';
import type {ReleaseDiff} from '../../lib/history';
import {GLOBALS, toTreeFile} from '../../lib/reference';
import type {Declarations} from './declarations';
import type {SymbolDescription} from './descriptions';
import type {Model} from './model';
import {renderChangesPages} from './render/changes-pages';
import type {Context} from './render/context';
import {renderGlobalsPage} from './render/globals-page';
import {renderIndexPage} from './render/index-page';
import type {Page} from './render/nodes';
import {renderSymbolPage} from './render/symbol-page';
import {getPagePath} from './routes';
import {writeMdx} from './writers/mdx';

/** Names relative to `docs/api/generated/`, each with the text of the file. */
type Files = [file: string, text: string][];

/** Renders one or more pages and returns the file name without extension and the tree of each. */
type PageRenderer = (context: Context) => [document: string, page: Page][];

/** Lists the functions that render pages, each with the name that its result is cached by. */
const listRenderers = ({classes, enums, interfaces}: Model): [name: string, make: PageRenderer][] => [
  ['index', (context) => [['index', renderIndexPage(context)]]],
  [GLOBALS, (context) => [[GLOBALS, renderGlobalsPage(context)]]],
  ['changes', renderChangesPages],
  ...[...classes, ...enums, ...interfaces].map((symbol): [string, PageRenderer] => [
    getPagePath(symbol),
    (context) => [[getPagePath(symbol), renderSymbolPage(symbol, context)]],
  ]),
];

interface CachedPages {
  files: Files;
  /** Symbol id → text of the description file that the pages were rendered from, or undefined if there was none. */
  usedDescriptions: Map<string, string | undefined>;
}

/**
 * Renders the pages and caches them for the dev server. The next call renders a page again only if a description that
 * the page uses has changed, or if the declarations or the inputs that all pages share have changed.
 */
export class IncrementalRenderer {
  private declarations: Declarations | undefined;
  /** The inputs that all pages share, as JSON. */
  private sharedInputs = '';
  /** The last results, by the name of their renderer. */
  private cache = new Map<string, CachedPages>();

  /** @param context the data created from the declarations and the files of `reference/` */
  render(
    context: Context,
    declarations: Declarations,
    {descriptions, topics, history}: {descriptions: SourceFile[]; topics: SourceFile; history: ReleaseDiff[]},
  ): Files {
    const textByPath = new Map(descriptions.map(({path, text}) => [path, text]));
    const getText = (description?: SymbolDescription) => description && textByPath.get(description.file);
    const isUpToDate = ({usedDescriptions}: CachedPages) =>
      [...usedDescriptions].every(([id, text]) => getText(context.descriptions.get(id)) === text);

    const sharedInputs = JSON.stringify([[...context.examples], context.measured, topics.text, history]);
    const hasSameSharedInputs = this.declarations === declarations && this.sharedInputs === sharedInputs;
    this.cache = new Map(
      listRenderers(context.model).map(([name, render]) => {
        const cached = hasSameSharedInputs ? this.cache.get(name) : undefined;
        return [name, cached && isUpToDate(cached) ? cached : renderAndTrack(render, context, getText)];
      }),
    );
    this.declarations = declarations;
    this.sharedInputs = sharedInputs;
    return [...this.cache.values()].flatMap(({files}) => files);
  }
}

/** Renders pages and records the descriptions that they use. */
function renderAndTrack(
  render: PageRenderer,
  context: Context,
  getText: (description?: SymbolDescription) => string | undefined,
): CachedPages {
  const usedDescriptions: CachedPages['usedDescriptions'] = new Map();
  const get = (id: string) => {
    const description = context.descriptions.get(id);
    usedDescriptions.set(id, getText(description));
    return description;
  };
  return {files: render({...context, descriptions: {get}}).flatMap(toFiles), usedDescriptions};
}

function toFiles([document, page]: [document: string, page: Page]): Files {
  const file = `${document}.mdx`;
  const {text, tree} = writeMdx(page);
  // The tree comes first, because a change of the text makes the dev server compile the page with the current tree.
  return [
    [toTreeFile(file), tree],
    [file, text],
  ];
}
