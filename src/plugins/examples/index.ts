import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exampleNames, readExample} from '../../lib/examples';
import {hashOf} from '../../lib/hash';
import {onceIdle} from '../../lib/once-idle';
import {SYMBOLS_FILE} from '../../lib/reference';
import {readSymbols} from '../../lib/symbols';
import {openThread} from '../../lib/thread';
import {galleryModule, galleryPrograms} from './gallery';
import {type PicturedExample, withPicture} from './picture';

const read = (file: string) => readFileSync(file, 'utf8');

/** The code that says what a module looks like. */
const MAKERS = ['modules.ts', 'play.ts', 'same-lines.ts', 'to-commonjs.ts', '../../lib/highlight.ts'].map(
  (file) => join(__dirname, file),
);

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
  const thread = openThread<PicturedExample[], string[]>(
    join(__dirname, 'worker.ts'),
    join(generatedFilesDir, 'examples-thread'),
  );

  const picturedExample = (name: string) => withPicture(readExample(directory, name));

  /** Every program with its module: the one that is there, if it was made from the same by the same code. */
  const make = async (): Promise<Made[]> => {
    const makers = MAKERS.map(read);
    const programs = exampleNames(directory).map((name) => {
      const example = picturedExample(name);
      const file = join(generatedFilesDir, 'examples/default', `${name}.js`);
      const key = `// ${hashOf([JSON.stringify({...example, files: undefined}), ...makers])}\n`;
      const known = existsSync(file) ? read(file) : '';
      return {example, key, known: known.startsWith(key) ? known : undefined};
    });
    const others = programs.filter(({known}) => known === undefined);
    const made = others.length === 0 ? [] : await thread.ask(others.map(({example}) => example));
    const modules = new Map(others.map(({example, key}, index) => [example, key + made[index]]));
    return programs.map(({example, known}) => ({example, module: known ?? modules.get(example) ?? ''}));
  };

  // Begun before anybody asks: meanwhile another thread makes the reference.
  let begun: Promise<Made[]> | undefined = make();
  begun.catch(() => {});

  return {
    name: 'examples',
    getPathsToWatch: () => [`${directory}/*/*`],
    configureWebpack: () => ({
      plugins: [
        // The thread has its tools ready then, and the first edit is seen as fast as any other.
        onceIdle(async () => thread.ask(exampleNames(directory).slice(0, 5).map(picturedExample))),
      ],
    }),
    async loadContent() {
      const made = await (begun ?? make());
      begun = undefined;
      if (process.env.NODE_ENV === 'production') await thread.end();
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
