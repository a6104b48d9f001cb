import {createContext, type Sources} from '../../src/plugins/api-reference/create-context';
import type {Declarations} from '../../src/plugins/api-reference/declarations';
import {generateReference} from '../../src/plugins/api-reference/generate';
import {measuredSchema} from '../../src/plugins/api-reference/measured';
import {createModel} from '../../src/plugins/api-reference/model';

/** Generates the reference of a toolkit with all symbols in one topic. `sources` are the descriptions and the other data of a test. */
export function generateSmallReference(
  declarations: Declarations,
  sources: Partial<Sources> = {},
): Map<string, string> {
  const items = createModel(declarations).pageSymbols.map(({id}) => id);
  const context = createContext(declarations, {
    descriptions: [],
    topics: {path: 'reference/topics.yaml', text: JSON.stringify([{label: 'All', items}])},
    measured: measuredSchema.parse({packageVersion: declarations.version}),
    history: [],
    examples: [],
    ...sources,
  });
  return generateReference(context);
}
