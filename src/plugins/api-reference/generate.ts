import type {SourceFile} from '../../lib/checked-yaml';
import {createHistory, type History, replay, type Step} from '../../lib/history';
import {GLOBALS, treeFileOf} from '../../lib/reference';
import {aliasTable} from './aliases';
import type {Declarations} from './declarations';
import {checkMeasured, type Measured} from './facts';
import {joinDescriptions} from './join';
import {createModel} from './model';
import {changesPages} from './render/changes-pages';
import type {Context} from './render/context';
import {globalsPage} from './render/globals-page';
import {indexPage} from './render/index-page';
import type {Page} from './render/nodes';
import {symbolPage} from './render/symbol-page';
import {pageOf} from './routes';
import {changesSidebar, sidebarOf} from './sidebar';
import {symbolTable} from './symbols';
import {writeMdx} from './writers/mdx';

/** What the site adds to the package's declarations, as it is on the disk. */
export interface Sources {
  /** YAML files of `reference/`, topics aside. */
  descriptions: SourceFile[];
  /** `reference/topics.yaml`. */
  topics: SourceFile;
  /** `reference/measured.json`, where there is one. */
  measured?: Measured;
  /** `reference/history/`: what each release changed, oldest first. */
  history: Step[];
  examples: Context['examples'];
}

/** @throws when a description, a topic or a measured fact does not fit the declarations, naming every fault */
export function createContext(declarations: Declarations, sources: Sources): Context {
  const model = createModel(declarations);
  return {
    model,
    descriptions: joinDescriptions(sources.descriptions, model),
    examples: sources.examples,
    history: checkHistory(createHistory(replay(sources.history)), model.version),
    measured: sources.measured ? checkMeasured(sources.measured, model) : {packageVersion: model.version},
  };
}

/** @throws when the history ends before or after the release whose pages are made */
function checkHistory(history: History, version: string): History {
  const last = history.releases.at(-1)?.version;
  if (last === undefined || last === version) return history;
  throw new Error(
    `reference/history/ ends with ${last}, but ${version} is installed. Run "npm run reference:history" to add what is missing.`,
  );
}

/** Every page of the reference: its file below the generated folder, without extension → its tree. */
export function pagesOf(context: Context): Map<string, Page> {
  const {classes, enums, interfaces} = context.model;
  return new Map([
    ['index', indexPage(context)],
    [GLOBALS, globalsPage(context)],
    ...changesPages(context),
    ...[...classes, ...enums, ...interfaces].map(
      (symbol) => [pageOf(symbol), symbolPage(symbol, context)] as const,
    ),
  ]);
}

/** @returns every file of `docs/api/generated/`: name relative to it → text */
export function generate(declarations: Declarations, sources: Sources): Map<string, string> {
  const context = createContext(declarations, sources);
  const json = (value: unknown) => `${JSON.stringify(value)}\n`;
  return new Map([
    ...[...pagesOf(context)].flatMap(([document, page]) => written(`${document}.mdx`, page)),
    ['sidebar.json', json([...sidebarOf(sources.topics, context.model), ...changesSidebar(context.history)])],
    ['symbols.json', json(symbolTable(context.model))],
    ['aliases.json', json(aliasTable(context))],
    ['history.json', json(sources.history)],
  ]);
}

type Files = [file: string, text: string][];

/** What was written last, by file: under the dev server most pages stay as they are. */
const lastWritten = new Map<string, {from: string; files: Files}>();

/** The files of a page. */
function written(file: string, page: Page): Files {
  const from = JSON.stringify(page);
  const last = lastWritten.get(file);
  if (last?.from === from) return last.files;
  const {text, tree} = writeMdx(page);
  // The tree first: a change of the text makes the dev server compile the page, with the tree that is there.
  const files: Files = [
    [treeFileOf(file), tree],
    [file, text],
  ];
  lastWritten.set(file, {from, files});
  return files;
}
