import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuildCache} from '../../lib/build-cache';
import {exampleNames, readExample} from '../../lib/examples';
import {SYMBOLS_FILE} from '../../lib/reference';
import {readSymbols} from '../../lib/symbols';
import {WorkerPool} from '../../lib/worker-pool';
import {galleryModule, galleryPrograms} from './gallery';
import {type PicturedExample, withPicture} from './picture';

/** A program and its module. */
interface Made {
  example: PicturedExample;
  module: string;
}

/**
 * Makes one module per program of `examples/`, `@generated/examples/default/<name>.js`, which pages
 * import to show it (see `src/remark/example.ts`), and `_gallery.js` for the page that shows them all.
 *
 * Modules instead of a transformer that reads files: the bundler then follows a change of a program.
 */
export default function examples({siteDir, generatedFilesDir}: LoadContext): Plugin<Made[]> {
  const directory = join(siteDir, 'examples');
  const worker = new WorkerPool<typeof import('./modules')>(
    join(__dirname, 'modules.ts'),
    join(generatedFilesDir, 'workers/examples'),
  );

  /** Returns every program with its module. */
  const make = async (): Promise<Made[]> => {
    const cache = new BuildCache(join(generatedFilesDir, 'build-cache/examples'), await worker.codeHash());
    const programs = exampleNames(directory).map((name) => withPicture(readExample(directory, name)));
    const made = await Promise.all(
      programs.map(async (example) => {
        const inputs = {...example, files: undefined};
        const module = await cache.get(inputs, () => worker.run('exampleModule', example));
        return {example, module};
      }),
    );
    cache.prune();
    return made;
  };

  // Begun before anybody asks: meanwhile another thread makes the reference.
  let begun: Promise<Made[]> | undefined = make();
  begun.catch(() => {});

  return {
    name: 'examples',
    getPathsToWatch: () => [`${directory}/*/*`],
    async loadContent() {
      const made = await (begun ?? make());
      begun = undefined;
      if (process.env.NODE_ENV === 'production') await worker.destroy();
      return made;
    },
    async contentLoaded({content, actions}) {
      for (const {example, module} of content) await actions.createData(`${example.name}.js`, module);
      const programs = content.map(({example}) => example);
      const symbols = readSymbols(join(siteDir, SYMBOLS_FILE));
      await actions.createData('_gallery.js', galleryModule(galleryPrograms(programs, symbols), symbols));
    },
  };
}
