import {GLOBALS, type ReferencePages} from '../../lib/reference';
import {createAliasTable} from './alias-table';
import {type Context, getSymbolDescription} from './render/context';
import {renderGlobalsPage} from './render/globals-page';
import {renderIndexPage} from './render/index-page';
import {findFirstSentence} from './render/markdown';
import {listMinorReleases} from './render/minor-release';
import type {Page} from './render/nodes';
import {renderReleaseList} from './render/release-list';
import {renderReleasePage} from './render/release-page';
import {renderSymbolPage} from './render/symbol-page';
import {getChangesPagePath, getPagePath, getSymbolUrl} from './routes';
import {createChangesSidebar, createSidebar} from './sidebar';
import {createSymbolTable} from './symbol-table';
import {writeMdx} from './writers/mdx';

/**
 * Generates the reference.
 * @returns the text of every file of `docs/api/generated/`, by name relative to that folder
 */
export function generateReference(context: Context): Map<string, string> {
  const symbols = createSymbolTable(context.model);
  const sidebar = [...createSidebar(context.topics, context.model), ...createChangesSidebar(context.history)];
  return new Map([
    ...renderPages(context).flatMap(([path, page]) => writeMdx(path, page)),
    ['sidebar.json', toJson(sidebar)],
    ['symbols.json', toJson(symbols)],
    ['pages.json', toJson(createPageTable(context))],
    ['aliases.json', toJson(createAliasTable(context.descriptions, symbols))],
    ['history.json', toJson(context.releaseDiffs)],
  ]);
}

/** Renders all pages. Their paths have no extension. */
function renderPages(context: Context): [path: string, page: Page][] {
  const {model, history} = context;
  const minors = listMinorReleases(history.releases);
  return [
    ['index', renderIndexPage(context)],
    [GLOBALS, renderGlobalsPage(context)],
    ['changes/index', renderReleaseList(minors, model)],
    ...minors.map((release): [string, Page] => [
      getChangesPagePath(release.minor),
      renderReleasePage(release, model),
    ]),
    ...model.pageSymbols.map((symbol): [string, Page] => [
      getPagePath(symbol),
      renderSymbolPage(symbol, context),
    ]),
  ];
}

/** Creates the table of all symbol pages, with the data that search results, indexes and social images show. */
const createPageTable = (context: Context): ReferencePages =>
  Object.fromEntries(
    context.model.pageSymbols.map((symbol) => [
      getSymbolUrl(symbol),
      {
        kind: symbol.kind,
        summary: findFirstSentence(getSymbolDescription(symbol, context).summary),
        exported: symbol.exported,
      },
    ]),
  );

const toJson = (value: unknown) => `${JSON.stringify(value)}\n`;
