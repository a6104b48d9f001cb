import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const commonJs = /^\s*(?:const|let|var)\b[^\n]*\brequire\(/m;
const esModule = /^\s*(?:import|export)\b/m;

type Format = 'esm' | 'cjs';

function detectFormat(source: string): Format {
  if (source.endsWith('.cjs')) return 'cjs';
  const text = fs.readFileSync(source, 'utf8');
  return commonJs.test(text) && !esModule.test(text) ? 'cjs' : 'esm';
}

/**
 * Bundles a program (TypeScript or JavaScript, ES module or CommonJS) into a file that Node.js can run. `import.meta` and
 * `__dirname` still have the values of the source file.
 *
 * @param source the path of the program
 * @param folder the output folder, which is in this checkout so that the program finds the toolkit
 * @param format the format of the output, which is that of the source by default
 * @returns path of the file to run
 */
export async function bundleProgram(
  source: string,
  folder: string,
  format: Format = detectFormat(source),
): Promise<string> {
  const name = path.basename(source).replace(/\.[cm]?[jt]sx?$/, '');
  const outfile = path.join(folder, `${name}.${format === 'cjs' ? 'cjs' : 'mjs'}`);
  const location = {dirname: path.dirname(source), filename: source, url: pathToFileURL(source).href};
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format,
    sourcemap: 'linked',
    logLevel: 'silent',
    define: {
      'import.meta.dirname': JSON.stringify(location.dirname),
      'import.meta.filename': JSON.stringify(location.filename),
      'import.meta.url': JSON.stringify(location.url),
      ...(format === 'cjs' && {
        __dirname: JSON.stringify(location.dirname),
        __filename: JSON.stringify(location.filename),
      }),
    },
  });
  return outfile;
}
