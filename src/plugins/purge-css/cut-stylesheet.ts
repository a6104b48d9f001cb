import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {UNLOADED_BUNDLE} from '../partial-hydration/generated';
import {leftOut} from './configured';
import {type StyleNames, wordsIn} from './names';
import {prune} from './prune';

export interface CutTask {
  outDir: string;
  /** File that keeps the stylesheet as the bundler wrote it, for tests. */
  wholeFile: string;
  /** Names that any page uses. */
  names: StyleNames;
}

const read = (file: string): string => readFileSync(file, 'utf8');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

/** Returns what the bundler puts into the name of a file, so that another content has another name. */
const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 8);

/**
 * Cuts the stylesheet of a build to what its pages and scripts use.
 *
 * @returns the name of the stylesheet in the pages, and its new name
 * @throws when the build has no stylesheet, or several
 */
export function cutStylesheet({outDir, wholeFile, names}: CutTask): {from: string; to: string} {
  const folder = path.join(outDir, 'assets/css');
  const [from, ...others] = readdirSync(folder).filter((file) => /^styles\.\w{8}\.css$/.test(file));
  if (!from || others.length > 0)
    throw new Error(
      `${folder} should have one file styles.<hash>.css and has ${[from, ...others].filter(Boolean).join(', ') || 'none'}. ` +
        'Docusaurus or the bundler names stylesheets in another way now, so adapt src/plugins/purge-css/cut-stylesheet.ts.',
    );
  const whole = read(path.join(folder, from));
  mkdirSync(path.dirname(wholeFile), {recursive: true});
  writeFileSync(wholeFile, whole);

  const scripts = filesIn(path.join(outDir, 'assets/js'), '.js').filter(
    (file) => !path.basename(file).startsWith(`${UNLOADED_BUNDLE}.`),
  );
  const laterSheets = filesIn(folder, '.css').filter((file) => path.basename(file) !== from);
  const inScripts = scripts.flatMap((file) => wordsIn(read(file)));
  const inLaterSheets = laterSheets.flatMap((file) => wordsIn(read(file)));
  const isLeftOut = leftOut(new Set(names.classes));
  const classes = new Set([
    ...[...inScripts, ...inLaterSheets].filter((word) => !isLeftOut(word)),
    ...names.classes,
  ]);
  const known = new Set([...inScripts, ...names.variables]);

  const pruned = prune(whole, classes, known, new Set(inLaterSheets));
  // Joins rules that stand side by side now that what stood between them is gone.
  const css = transformSync(pruned, {loader: 'css', minify: true}).code.trim();
  const to = `styles.${hashOf(css)}.css`;
  rmSync(path.join(folder, from));
  writeFileSync(path.join(folder, to), css);
  return {from, to};
}
