import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** Files that are code for the bundler, and so never end up in a page as they are. */
const CODE = /\.([cm]?[jt]sx?|mdx?|css|json)$/;

/** Returns the path below the site's output under which a module's file is served, if it is served as a file. */
export function servedPath(source: string): string | undefined {
  return /__webpack_public_path__ \+ "(assets\/[^"]+)"/.exec(source)?.[1];
}

/**
 * Lets the server's build write the files that pages show, such as pictures. Docusaurus leaves that to the browser's
 * build, which here knows no pages.
 */
export class EmitFiles {
  /** @param bundler Rspack's compiler, which Docusaurus's types take for webpack's */
  apply(bundler: object): void {
    const compiler = bundler as Compiler;
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) => {
      compilation.hooks.processAssets.tap('EmitFiles', () => {
        for (const module of compilation.modules) {
          const file = module.nameForCondition();
          if (!file || CODE.test(file)) continue;
          const served = servedPath(module.originalSource()?.source().toString() ?? '');
          if (!served) continue;
          // The server's bundle is in a folder of its own, which is deleted when the pages have been rendered.
          const asset = path.posix.join('..', served);
          if (!compilation.getAsset(asset)) compilation.emitAsset(asset, new RawSource(readFileSync(file)));
        }
      });
    });
  }
}
