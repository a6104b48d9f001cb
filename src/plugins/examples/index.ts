import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuildCache} from '../../lib/build-cache';
import {listExampleNames, type RecordedExample, readRecordedExample} from '../../lib/examples';
import {SYMBOLS_FILE} from '../../lib/reference';
import {readReferencePages, readSymbols} from '../../lib/symbols';
import {WorkerPool} from '../../lib/worker-pool';
import {createGalleryModule, selectGalleryPrograms} from './gallery';

/** An example and the text of its module. */
interface ExampleModule {
  example: RecordedExample;
  module: string;
}

/**
 * Creates one module per example, `@generated/examples/default/<name>.js`, which pages import to show it (see
 * `src/remark/example.ts`), and `_gallery.js` for the page that shows all examples.
 *
 * Because these are modules, the bundler notices when an example changes.
 */
export default function examples({siteDir, generatedFilesDir}: LoadContext): Plugin<ExampleModule[]> {
  const directory = join(siteDir, 'examples');
  const worker = new WorkerPool<typeof import('./example-module')>(
    join(__dirname, 'example-module.ts'),
    join(generatedFilesDir, 'workers/examples'),
  );

  /** Creates the modules of all examples. */
  const createModules = async (): Promise<ExampleModule[]> => {
    const cache = new BuildCache(join(generatedFilesDir, 'build-cache/examples'), await worker.getCodeHash());
    const recorded = listExampleNames(directory).map((name) => readRecordedExample(directory, name));
    const modules = await Promise.all(
      recorded.map(async (example) => {
        const previous = recorded.find(({name}) => name === example.continues);
        const inputs = {...example, files: undefined, previousSource: previous?.source};
        const module = await cache.get(inputs, () => worker.run('createExampleModule', inputs));
        return {example, module};
      }),
    );
    cache.prune();
    return modules;
  };

  // The work starts early, so that it runs while another thread generates the reference.
  let pendingModules: Promise<ExampleModule[]> | undefined = createModules();
  pendingModules.catch(() => {});

  return {
    name: 'examples',
    getPathsToWatch: () => [`${directory}/*/*`],
    async loadContent() {
      const modules = await (pendingModules ?? createModules());
      pendingModules = undefined;
      if (process.env.NODE_ENV === 'production') await worker.destroy();
      return modules;
    },
    async contentLoaded({content, actions}) {
      await Promise.all(content.map(({example, module}) => actions.createData(`${example.name}.js`, module)));
      const symbols = readSymbols(join(siteDir, SYMBOLS_FILE));
      const programs = selectGalleryPrograms(
        content.map(({example}) => example),
        symbols,
      );
      const gallery = createGalleryModule(programs, symbols, readReferencePages(siteDir));
      await actions.createData('_gallery.js', gallery);
    },
  };
}
