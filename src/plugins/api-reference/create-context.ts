import {findBestExample} from '../../lib/best-example';
import type {SourceFile} from '../../lib/checked-yaml';
import type {Example} from '../../lib/examples';
import {createReleases, type ReleaseDiff} from '../../lib/history';
import {formatNearest} from '../../lib/nearest';
import {createHistory, type History} from '../../lib/timeline';
import type {Declarations} from './declarations';
import {checkMeasured, type Measured} from './measured';
import {mergeDescriptions} from './merge-descriptions';
import {createModel} from './model';
import type {Context} from './render/context';
import {readTopics} from './topics';

/** The site's own files about the toolkit, which add to the package's declarations. */
export interface Sources {
  /** YAML files of `reference/` without the topics. */
  descriptions: SourceFile[];
  /** `reference/topics.yaml`. */
  topics: SourceFile;
  /** `reference/measured.json`. */
  measured: Measured;
  /** Changes of each release, from `reference/history/`, oldest first. */
  history: ReleaseDiff[];
  examples: Pick<Example, 'name' | 'shows' | 'source'>[];
}

/**
 * Creates the data that pages are rendered from.
 * @throws when a description, a topic, an example or a measurement doesn't match the declarations, or when the history ends
 * at another release; all faulty descriptions are listed in one error
 */
export function createContext(declarations: Declarations, sources: Sources): Context {
  const model = createModel(declarations);
  checkExamples(sources.examples, declarations);
  return {
    model,
    descriptions: mergeDescriptions(sources.descriptions, model),
    examples: new Map(
      model.classes.flatMap(({id}) => {
        const best = findBestExample(id, sources.examples);
        return best ? [[id, best.name]] : [];
      }),
    ),
    topics: readTopics(sources.topics, model),
    history: checkHistory(createHistory(createReleases(sources.history)), model.version),
    releaseDiffs: sources.history,
    measured: checkMeasured(sources.measured, model.version),
  };
}

/** @throws when an example names a symbol that the package doesn't declare. No page would show that example. */
function checkExamples(examples: Sources['examples'], {symbols}: Declarations): void {
  const names = new Set(symbols.map(({name}) => name));
  const faults = examples.flatMap(({name: example, shows}) =>
    shows
      .filter((symbol) => !names.has(symbol))
      .map(
        (symbol) =>
          `examples/${example}/example.yaml: "shows" names "${symbol}", which the package does not declare.${formatNearest(symbol, names)}`,
      ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @throws when the last release of the history isn't the release that the pages describe */
function checkHistory(history: History, version: string): History {
  const last = history.releases.at(-1)?.version;
  if (last === undefined || last === version) return history;
  throw new Error(
    `reference/history/ ends with ${last}, but reference/api.json is for ${version}. Run "npm run reference:api".`,
  );
}
