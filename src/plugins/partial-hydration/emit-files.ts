import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import {createBundlerGuard} from '../../lib/bundler-api';
import {describeDocusaurusChange} from './describe-docusaurus-change';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;

const PLUGIN_NAME = 'EmitFiles';

/** Files that are code for the bundler, and so never end up in a page as they are. */
const CODE = /\.([cm]?[jt]sx?|mdx?|css|json)$/;

/** Files that Docusaurus always serves as they are, or puts into the code as data URLs. */
const PICTURE = /\.(avif|gif|ico|jpe?g|png|webp)$/i;

const describeChange = (change: string): string => describeDocusaurusChange(change, 'emit-files.ts');
const guard = createBundlerGuard(describeChange);

/**
 * Returns the path below the site's output under which a module's file is served, or undefined if it isn't served.
 * @throws if the module is a picture whose path can't be found
 */
export function findServedPath(file: string, source: string): string | undefined {
  const [, servedPath] = /__webpack_public_path__ \+ "(assets\/[^"]+)"/.exec(source) ?? [];
  if (!servedPath && PICTURE.test(file) && !source.includes('data:'))
    throw new Error(describeChange(`The module of ${file} doesn't state the path at which it is served`));
  return servedPath;
}

/**
 * Creates a plugin of the bundler that makes the server's build write the files that pages show, such as pictures. Docusaurus
 * writes them in the browser's build, which contains no pages here.
 * @param outDir folder of the built site
 */
export const createFileEmitter = (outDir: string): ((compiler: object) => void) =>
  guard((compiler: Compiler) => {
    const {RawSource} = compiler.webpack.sources;
    const emitFiles = guard((compilation: Compilation) => {
      for (const module of compilation.modules) {
        const file = module.nameForCondition();
        if (!file || CODE.test(file)) continue;
        const servedPath = findServedPath(file, module.originalSource()?.source().toString() ?? '');
        if (!servedPath) continue;
        // The server's bundle is in a folder of its own, which is deleted when the pages have been rendered.
        const asset = path.relative(compiler.outputPath, path.join(outDir, servedPath));
        if (!compilation.getAsset(asset)) compilation.emitAsset(asset, new RawSource(readFileSync(file)));
      }
    });
    compiler.hooks.thisCompilation.tap(
      PLUGIN_NAME,
      guard((compilation: Compilation) => {
        compilation.hooks.processAssets.tap(PLUGIN_NAME, () => emitFiles(compilation));
      }),
    );
  }) as (compiler: object) => void;
