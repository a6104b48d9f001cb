import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuildCache} from '../../lib/build-cache';
import {listExampleNames, readExample} from '../../lib/examples';
import {SYMBOLS_FILE} from '../../lib/reference';
import {readReferencePages, readSymbols} from '../../lib/symbols';
import {WorkerPool} from '../../lib/worker-pool';
import {createGalleryModule, selectGalleryPrograms} from './gallery';
import {addPicture, type PicturedExample} from './picture';

/** An example and the text of its module. */
interface ExampleModule {
  example: PicturedExample;
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
  const worker = new WorkerPool<typeof import('./modules')>(
    join(__dirname, 'modules.ts'),
    join(generatedFilesDir, 'workers/examples'),
  );

  /** Creates the modules of all examples. */
  const createModules = async (): Promise<ExampleModule[]> => {
    const cache = new BuildCache(join(generatedFilesDir, 'build-cache/examples'), await worker.getCodeHash());
    const programs = new Map(
      listExampleNames(directory).map((name) => [name, addPicture(readExample(directory, name))]),
    );
    const modules = await Promise.all(
      [...programs.values()].map(async (program) => {
        const {continues} = program;
        const previous = continues && programs.get(continues);
        const example = previous ? {...program, previousSource: previous.source} : program;
        const inputs = {...example, files: undefined};
        const module = await cache.get(inputs, () => worker.run('createExampleModule', example));
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
      const programs = content.map(({example}) => example);
      const symbols = readSymbols(join(siteDir, SYMBOLS_FILE));
      const pages = readReferencePages(siteDir);
      await actions.createData(
        '_gallery.js',
        createGalleryModule(selectGalleryPrograms(programs, symbols), symbols, pages),
      );
    },
  };
}
