import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import {UNLOADED_BUNDLE} from '../partial-hydration/generated';
import {shortenNames} from './class-names';
import {leftOut} from './configured';
import {prune} from './prune';

/** Where the stylesheet is kept as the bundler has made it, below Docusaurus's generated files. */
const WHOLE_STYLES = 'used-styles/whole.css';

/** The group of chunks with which Docusaurus makes one stylesheet. */
interface Groups {
  optimization?: {splitChunks?: false | {cacheGroups?: {styles?: false | {chunks?: unknown}}}};
}

const read = (...names: string[]): string => readFileSync(path.join(...names), 'utf8');

/** Files of a folder and all below it whose names end so. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

/** What the bundler puts into the name of a file so that another content has another name. */
const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 8);

/** Brings together what stands side by side now that what stood between is gone. */
const minify = (css: string): string => transformSync(css, {loader: 'css', minify: true}).code.trim();

/** The values of all attributes `class` of a page; where it minifies, Docusaurus leaves out quotes. */
const classValuesOf = (html: string): string[] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/**
 * Cuts the stylesheet of a build to what its pages and scripts use, and gives the styles of what is loaded later, the
 * search modal's, a file of their own; see the README beside this file. The dev server has all styles.
 */
export default function usedStyles({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'used-styles',

    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      shortenNames(config.module?.rules ?? []);
      if (isServer) return {};
      const {splitChunks} = (config as Groups).optimization ?? {};
      const group = (splitChunks || undefined)?.cacheGroups?.styles;
      if (!group || group.chunks !== 'all')
        throw new Error('Docusaurus gathers styles in another way now: see src/plugins/used-styles.');
      // The bundles and the pages that React runs have names; what a script asks for later has none.
      group.chunks = ({name}: {name?: string}) => Boolean(name);
      return {};
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/css');
      const [name, ...others] = readdirSync(folder).filter((file) => /^styles\.\w{8}\.css$/.test(file));
      if (!name || others.length > 0)
        throw new Error(`${folder} should have one styles.<hash>.css: see src/plugins/used-styles.`);
      const whole = read(folder, name);
      mkdirSync(path.join(generatedFilesDir, path.dirname(WHOLE_STYLES)), {recursive: true});
      writeFileSync(path.join(generatedFilesDir, WHOLE_STYLES), whole);

      const pages = filesIn(outDir, '.html').map((file) => ({file, html: read(file)}));
      const scripts = filesIn(path.join(outDir, 'assets/js'), '.js').filter(
        (file) => !path.basename(file).startsWith(`${UNLOADED_BUNDLE}.`),
      );
      const later = filesIn(folder, '.css').filter((file) => path.basename(file) !== name);
      const words = new Set(scripts.flatMap((file) => read(file).match(/[\w-]+/g) ?? []));
      const inLater = later.flatMap((file) => read(file).match(/[\w-]+/g) ?? []);
      const known = new Set([...words, ...pages.flatMap(({html}) => html.match(/--[\w-]+/g) ?? [])]);
      const values = new Set(pages.flatMap(({html}) => classValuesOf(html)));
      const shown = new Set([...values].flatMap((value) => value.split(/\s+/)));
      const isLeftOut = leftOut(shown);
      const classes = new Set([...[...words, ...inLater].filter((word) => !isLeftOut(word)), ...shown]);

      const css = minify(prune(whole, classes, known, new Set(inLater)));
      const newName = `styles.${hashOf(css)}.css`;
      writeFileSync(path.join(folder, newName), css);
      rmSync(path.join(folder, name));
      // The new name is as long as the old one: whatever reads a page meanwhile reads a whole page.
      for (const {file, html} of pages)
        if (html.includes(name)) writeFileSync(file, html.replaceAll(name, newName));
    },
  };
}
