import type {SourceFile} from '../../lib/checked-yaml';
import type {Step} from '../../lib/history';
import {GLOBALS, treeFileOf} from '../../lib/reference';
import type {Declarations} from './declarations';
import type {Words} from './descriptions';
import type {Model} from './model';
import {changesPages} from './render/changes-pages';
import type {Context} from './render/context';
import {globalsPage} from './render/globals-page';
import {indexPage} from './render/index-page';
import type {Page} from './render/nodes';
import {symbolPage} from './render/symbol-page';
import {pageOf} from './routes';
import {writeMdx} from './writers/mdx';

/** A name relative to `docs/api/generated/`, and the text. */
type Files = [file: string, text: string][];

/** Pages that are made together: each one's file without extension, and its tree. */
type Maker = (context: Context) => [document: string, page: Page][];

/** What makes the pages, by a name. */
const makersOf = ({classes, enums, interfaces}: Model): [name: string, make: Maker][] => [
  ['index', (context) => [['index', indexPage(context)]]],
  [GLOBALS, (context) => [[GLOBALS, globalsPage(context)]]],
  ['changes', changesPages],
  ...[...classes, ...enums, ...interfaces].map((symbol): [string, Maker] => [
    pageOf(symbol),
    (context) => [[pageOf(symbol), symbolPage(symbol, context)]],
  ]),
];

interface Made {
  files: Files;
  /** What the pages asked for: by symbol, the file that describes it as it was then; nothing where there was none. */
  asked: Map<string, string | undefined>;
}

/**
 * Makes the pages. Under the dev server, where they are made again and again, a page is made anew if a description that
 * it asked for is another one than before, or if anything else has changed.
 */
export class PageMaker {
  private declarations: Declarations | undefined;
  /** The values that all pages share. */
  private rest = '';
  /** The last results, by the name of the function that returned them. */
  private made = new Map<string, Made>();

  /** @param context made from the declarations, the descriptions and the history */
  make(
    context: Context,
    declarations: Declarations,
    {descriptions, history}: {descriptions: SourceFile[]; history: Step[]},
  ): Files {
    const texts = new Map(descriptions.map(({path, text}) => [path, text]));
    const textOf = (words?: Words) => words && texts.get(words.file);
    const isAsBefore = ({asked}: Made) =>
      [...asked].every(([id, text]) => textOf(context.descriptions.get(id)) === text);

    const rest = JSON.stringify([[...context.examples], context.measured, history]);
    const isSame = this.declarations === declarations && this.rest === rest;
    this.made = new Map(
      makersOf(context.model).map(([name, make]) => {
        const before = isSame ? this.made.get(name) : undefined;
        return [name, before && isAsBefore(before) ? before : makeWith(make, context, textOf)];
      }),
    );
    this.declarations = declarations;
    this.rest = rest;
    return [...this.made.values()].flatMap(({files}) => files);
  }
}

/** Makes pages and notes what they ask for. */
function makeWith(make: Maker, context: Context, textOf: (words?: Words) => string | undefined): Made {
  const asked: Made['asked'] = new Map();
  const get = (id: string) => {
    const words = context.descriptions.get(id);
    asked.set(id, textOf(words));
    return words;
  };
  return {files: make({...context, descriptions: {get}}).flatMap(written), asked};
}

function written([document, page]: [document: string, page: Page]): Files {
  const file = `${document}.mdx`;
  const {text, tree} = writeMdx(page);
  // The tree first: a change of the text makes the dev server compile the page, with the tree that is there.
  return [
    [treeFileOf(file), tree],
    [file, text],
  ];
}
