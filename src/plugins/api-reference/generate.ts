import {type SourceFile, YamlCache} from '../../lib/checked-yaml';
import {bestExample, type Example} from '../../lib/examples';
import {createHistory, type History, replay, type Step} from '../../lib/history';
import {aliasTable} from './aliases';
import type {Declarations} from './declarations';
import type {Descriptions} from './descriptions';
import {checkMeasured, type Measured} from './measured';
import {mergeDescriptions} from './merge-descriptions';
import {createModel} from './model';
import {pageTable} from './page-table';
import {PageMaker} from './pages';
import type {Context} from './render/context';
import {cachedBlocks} from './render/prose';
import {changesSidebar, sidebarOf} from './sidebar';
import {symbolTable} from './symbols';

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
  examples: Pick<Example, 'name' | 'shows' | 'source'>[];
}

/**
 * @returns what pages are made from; here all descriptions can be gone through
 * @throws when a description, a topic or a measured fact does not fit the declarations, naming every fault
 */
export function createContext(
  declarations: Declarations,
  sources: Sources,
  yaml?: YamlCache,
): Context & {descriptions: Descriptions} {
  const model = createModel(declarations);
  return {
    model,
    descriptions: mergeDescriptions(sources.descriptions, model, yaml),
    examples: new Map(
      model.classes.flatMap(({id}) => {
        const best = bestExample(id, sources.examples);
        return best ? [[id, best.name]] : [];
      }),
    ),
    blocks: cachedBlocks(),
    history: checkHistory(createHistory(replay(sources.history)), model.version),
    measured: sources.measured ? checkMeasured(sources.measured, model) : {packageVersion: model.version},
  };
}

/** @throws when the history ends before or after the release whose pages are made */
function checkHistory(history: History, version: string): History {
  const last = history.releases.at(-1)?.version;
  if (last === undefined || last === version) return history;
  throw new Error(
    `reference/history/ ends with ${last}, but reference/api.json is of ${version}. Run "npm run reference:history".`,
  );
}

/** Generates the reference. What one run has made is kept for the next, which makes only what changed. */
export class Generator {
  private readonly yaml = new YamlCache();
  private readonly pages = new PageMaker();

  /** Returns every file of `docs/api/generated/`: name relative to it → text. */
  generate(declarations: Declarations, sources: Sources): Map<string, string> {
    const context = createContext(declarations, sources, this.yaml);
    const symbols = symbolTable(context.model);
    const sidebar = [
      ...sidebarOf(sources.topics, context.model, this.yaml),
      ...changesSidebar(context.history),
    ];
    return new Map([
      ...this.pages.make(context, declarations, sources),
      ['sidebar.json', json(sidebar)],
      ['symbols.json', json(symbols)],
      ['pages.json', json(pageTable(context))],
      ['aliases.json', json(aliasTable(context.descriptions, symbols))],
      ['history.json', json(sources.history)],
    ]);
  }
}

const json = (value: unknown) => `${JSON.stringify(value)}\n`;
