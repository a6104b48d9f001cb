import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {writeFileAtomically} from '../src/lib/write-file';
import {addonFile, packageBundle, packageCode, packageDir} from './paths';

/** The package's entry, which a program loads with `import '@nodegui/nodegui'`. */
const entry = path.join(packageDir, 'dist/index.js');

/**
 * Bundles the package's 300 modules into {@link packageBundle}, because loading them one by one takes a third of the CPU time of
 * a small program. Once the bundle has been loaded, it is what `import '@nodegui/nodegui'` returns.
 */
export async function bundlePackage(): Promise<void> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    keepNames: true, // Otherwise a class that refers to itself is called `_QColor`.
    footer: {js: `require.cache[${JSON.stringify(entry)}] = module;`},
    logLevel: 'error',
    plugins: [
      {
        name: 'addon',
        setup({onResolve}) {
          onResolve({filter: /\.node$/}, () => ({path: addonFile, external: true}));
        },
      },
      {
        name: 'default-export',
        setup({onLoad}) {
          onLoad({filter: /@paralleldrive.cuid2.index\.js$/}, ({path: file}) => ({
            contents: `${fs.readFileSync(file, 'utf8')}\nexport default {createId};`,
          }));
        },
      },
    ],
  });
  const bundle = outputFiles[0]?.contents ?? '';
  const removeCode = () => fs.rmSync(packageCode, {force: true});
  // Node.js would accept the old code for a new bundle of the same length.
  removeCode();
  writeFileAtomically(packageBundle, bundle);
  // A program that still loaded the old bundle may have stored its code meanwhile.
  removeCode();
}
