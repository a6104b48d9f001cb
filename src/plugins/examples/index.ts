import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exampleNames, readExample} from '../../lib/examples';
import {SYMBOLS_FILE} from '../../lib/reference';
import {readSymbols} from '../../lib/symbols';
import {galleryModule, galleryPrograms} from './gallery';
import {exampleModule} from './modules';
import {type PicturedExample, withPicture} from './picture';

const read = (file: string) => readFileSync(file, 'utf8');
const hash = (texts: string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

/** The code that says what a module looks like. */
const MAKERS = ['modules.ts', 'play.ts', 'same-lines.ts', 'to-commonjs.ts', '../../lib/highlight.ts'].map(
  (file) => join(__dirname, file),
);

/**
 * Makes one module per program of `examples/`, `@generated/examples/default/<name>.js`, which pages
 * import to show it (see `src/remark/example.ts`), and `_gallery.js` for the page that shows them all.
 *
 * Modules instead of a transformer that reads files: the bundler then follows a change of a program.
 */
export default function examples({siteDir, generatedFilesDir}: LoadContext): Plugin<PicturedExample[]> {
  const directory = join(siteDir, 'examples');

  /** The module of a program: the one that is there, if it was made from the same by the same code. */
  const moduleOf = async (example: PicturedExample, makers: string[]): Promise<string> => {
    const file = join(generatedFilesDir, 'examples/default', `${example.name}.js`);
    const key = `// ${hash([JSON.stringify({...example, files: undefined}), ...makers])}\n`;
    const known = existsSync(file) ? read(file) : '';
    return known.startsWith(key) ? known : key + (await exampleModule(example));
  };

  return {
    name: 'examples',
    getPathsToWatch: () => [`${directory}/*/*`],
    async loadContent() {
      return exampleNames(directory).map((name) => withPicture(readExample(directory, name)));
    },
    async contentLoaded({content, actions}) {
      const makers = MAKERS.map(read);
      for (const example of content) {
        await actions.createData(`${example.name}.js`, await moduleOf(example, makers));
      }
      const symbols = readSymbols(join(siteDir, SYMBOLS_FILE));
      await actions.createData('_gallery.js', galleryModule(galleryPrograms(content, symbols), symbols));
    },
  };
}
