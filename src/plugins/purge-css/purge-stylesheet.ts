import {hash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {writeFileAtomically} from '../../lib/write-file';
import {UNLOADED_BUNDLE} from '../partial-hydration/module-sources';
import {createUnconfiguredFilter} from './configurable-classes';
import {findWords, type StyleNames} from './names';
import {prune} from './prune';

interface PurgeTask {
  outDir: string;
  /** File for the stylesheet as the bundler wrote it, which tests compare with the result. */
  originalFile: string;
  /** Names that any page uses. */
  names: StyleNames;
}

/** The result for the page pipeline: the file names of the stylesheet before and after, and the URLs of its fonts. */
export interface NewStylesheet {
  oldName: string;
  newName: string;
  fonts: string[];
}

/** Matches the URL of a font in a minified stylesheet. */
const FONT = /url\("?(\/[^")]+\.woff2)"?\)/g;

const read = (file: string): string => readFileSync(file, 'utf8');

const listFiles = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

/** Returns a hash for the file name of a stylesheet, so that the name changes with the content. */
const hashStylesheet = (css: string): string => hash('sha256', css).slice(0, 8);

/**
 * Removes everything from the stylesheet of a build that its pages and scripts don't use.
 *
 * @returns the name of the stylesheet to which pages still refer, its new name, and the URLs of its fonts
 * @throws when the build has no stylesheet, or several
 */
export function purgeStylesheet({outDir, originalFile, names}: PurgeTask): NewStylesheet {
  const folder = path.join(outDir, 'assets/css');
  const [oldName, ...others] = readdirSync(folder).filter((file) => /^styles\.\w{8}\.css$/.test(file));
  if (!oldName || others.length > 0)
    throw new Error(
      `${folder} should have one file styles.<hash>.css, but it has ${[oldName, ...others].filter(Boolean).join(', ') || 'none'}. ` +
        'Docusaurus or the bundler now uses other names for stylesheets, so adapt src/plugins/purge-css/purge-stylesheet.ts.',
    );
  const originalCss = read(path.join(folder, oldName));
  writeFileAtomically(originalFile, originalCss);

  const scripts = listFiles(path.join(outDir, 'assets/js'), '.js').filter(
    (file) => !path.basename(file).startsWith(`${UNLOADED_BUNDLE}.`),
  );
  const laterSheets = listFiles(folder, '.css').filter((file) => path.basename(file) !== oldName);
  const scriptWords = scripts.flatMap((file) => findWords(read(file)));
  const laterSheetWords = laterSheets.flatMap((file) => findWords(read(file)));
  const isUnconfigured = createUnconfiguredFilter(new Set(names.classes));
  const classes = new Set([
    ...[...scriptWords, ...laterSheetWords].filter((word) => !isUnconfigured(word)),
    ...names.classes,
  ]);
  const externalVariables = new Set([...scriptWords, ...names.variables]);

  const pruned = prune(originalCss, classes, externalVariables, new Set(laterSheetWords));
  // Rules may have become adjacent, and the minifier merges these.
  const css = transformSync(pruned, {loader: 'css', minify: true}).code.trim();
  const newName = `styles.${hashStylesheet(css)}.css`;
  rmSync(path.join(folder, oldName));
  writeFileSync(path.join(folder, newName), css);
  return {oldName, newName, fonts: Array.from(css.matchAll(FONT), ([, url = '']) => url)};
}
