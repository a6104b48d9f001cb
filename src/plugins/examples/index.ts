import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuildCache} from '../../lib/build-cache';
import {listExampleNames, readRecordedExample} from '../../lib/example-files';
import type {Program, RecordedExample} from '../../lib/examples';
import {SYMBOLS_FILE} from '../../lib/reference';
import {readReferencePages, readSymbols} from '../../lib/symbols';
import {WorkerPool} from '../../lib/worker-pool';
import {createGallery} from './gallery';

/** An example and what its page shows. */
interface Content {
  example: RecordedExample;
  program: Program;
}

// The bundler's rule for images would inline small ones, so browsers would download the pictures of both colour modes. The
// loader is given by name, because its path would become part of the code and depend on the folder of the build.
const FILE_LOADER = '!!file-loader?name=assets/images/[folder]-[name]-[contenthash:8].[ext]!';

/**
 * Returns a module that exports data of examples, with URLs in place of their picture files. The pictures are imported, because
 * `require` would make each of them a module of the bundle. The ids of all modules would be longer then, which adds 360
 * compressed bytes to `main.js`.
 */
export function createModule(data: {name: string} | readonly {name: string}[]): string {
  const imports: string[] = [];
  const toExpression = (item: {name: string}): string =>
    JSON.stringify(item).replace(/"(light|dark)":"([\w-]+\.webp)"/g, (_, theme: string, file: string) => {
      const variable = `picture${imports.length}`;
      imports.push(`import ${variable} from "${FILE_LOADER}@site/examples/${item.name}/${file}";\n`);
      return `"${theme}":${variable}`;
    });
  const expression = 'name' in data ? toExpression(data) : `[\n${data.map(toExpression).join(',\n')}\n]`;
  return `${imports.join('')}\nexport default ${expression};\n`;
}

/**
 * Creates one module per example, `@generated/examples/default/<name>.js`, which pages import to show it (see
 * `src/remark/example.ts`), and `_gallery.js` for the page that shows all examples.
 *
 * Because these are modules, the bundler notices when an example changes.
 */
export default function examples({siteDir, generatedFilesDir}: LoadContext): Plugin<Content[]> {
  const directory = join(siteDir, 'examples');
  const worker = new WorkerPool<typeof import('./program')>(
    join(__dirname, 'program.ts'),
    join(generatedFilesDir, 'workers/examples'),
  );

  const createContent = async (): Promise<Content[]> => {
    const cache = new BuildCache(join(generatedFilesDir, 'build-cache/examples'), await worker.getCodeHash());
    const recorded = listExampleNames(directory).map((name) => readRecordedExample(directory, name));
    const content = await Promise.all(
      recorded.map(async (example) => {
        const previous = recorded.find(({name}) => name === example.continues);
        const inputs = {...example, folder: undefined, previousSource: previous?.source};
        return {example, program: await cache.get(inputs, () => worker.run('createProgram', inputs))};
      }),
    );
    cache.prune();
    return content;
  };

  // The work starts early, so that it runs while another thread generates the reference.
  let pendingContent: Promise<Content[]> | undefined = createContent();
  pendingContent.catch(() => {});

  return {
    name: 'examples',
    getPathsToWatch: () => [`${directory}/*/*`],
    async loadContent() {
      const content = await (pendingContent ?? createContent());
      pendingContent = undefined;
      if (process.env.NODE_ENV === 'production') await worker.destroy();
      return content;
    },
    async contentLoaded({content, actions}) {
      await Promise.all(
        content.map(({program}) => actions.createData(`${program.name}.js`, createModule(program))),
      );
      const gallery = createGallery(
        content.map(({example}) => example),
        readSymbols(join(siteDir, SYMBOLS_FILE)),
        readReferencePages(siteDir),
      );
      await actions.createData('_gallery.js', createModule(gallery));
    },
  };
}
