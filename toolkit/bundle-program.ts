import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const commonJs = /^\s*(?:const|let|var)\b[^\n]*\brequire\(/m;
const esModule = /^\s*(?:import|export)\b/m;

type Format = 'esm' | 'cjs';

function formatOf(source: string): Format {
  if (source.endsWith('.cjs')) return 'cjs';
  const text = fs.readFileSync(source, 'utf8');
  return commonJs.test(text) && !esModule.test(text) ? 'cjs' : 'esm';
}

/**
 * Turns one program, TypeScript or JavaScript, ES module or CommonJS, into a file that Node.js runs. What the
 * program knows of its own place (`import.meta`, `__dirname`) stays that of its source.
 *
 * @param source path of the program
 * @param folder where to write; below this checkout, so that the program finds the toolkit
 * @param format which kind of module to make; by default the kind that the source is
 * @returns path of the file to run
 */
export async function bundleProgram(
  source: string,
  folder: string,
  format: Format = formatOf(source),
): Promise<string> {
  const name = path.basename(source).replace(/\.[cm]?[jt]sx?$/, '');
  const outfile = path.join(folder, `${name}.${format === 'cjs' ? 'cjs' : 'mjs'}`);
  const place = {dirname: path.dirname(source), filename: source, url: pathToFileURL(source).href};
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
      'import.meta.dirname': JSON.stringify(place.dirname),
      'import.meta.filename': JSON.stringify(place.filename),
      'import.meta.url': JSON.stringify(place.url),
      ...(format === 'cjs' && {
        __dirname: JSON.stringify(place.dirname),
        __filename: JSON.stringify(place.filename),
      }),
    },
  });
  return outfile;
}
