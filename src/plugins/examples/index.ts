import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exampleNames, readExample} from '../../lib/examples';
import {SYMBOLS_FILE} from '../../lib/reference';
import {readSymbols} from '../../lib/symbols';
import {galleryModule, galleryPrograms} from './gallery';
import {exampleModule} from './modules';
import {type PicturedExample, withPicture} from './picture';

/**
 * Makes one module per program of `examples/`, `@generated/examples/default/<name>.js`, which pages
 * import to show it (see `src/remark/example.ts`), and `_gallery.js` for the page that shows them all.
 *
 * Modules instead of a transformer that reads files: the bundler then follows a change of a program.
 */
export default function examples({siteDir}: LoadContext): Plugin<PicturedExample[]> {
  const directory = join(siteDir, 'examples');
  return {
    name: 'examples',
    getPathsToWatch: () => [`${directory}/*/*`],
    async loadContent() {
      return exampleNames(directory).map((name) => withPicture(readExample(directory, name)));
    },
    async contentLoaded({content, actions}) {
      for (const example of content) {
        await actions.createData(`${example.name}.js`, await exampleModule(example));
      }
      const symbols = readSymbols(join(siteDir, SYMBOLS_FILE));
      await actions.createData('_gallery.js', galleryModule(galleryPrograms(content, symbols), symbols));
    },
  };
}
