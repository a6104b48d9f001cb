/**
 * Finds out if the reference has to be generated again. The plugin asks before it starts a thread, so this module imports
 * nothing that takes long to load.
 */

import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {hashContent} from '../../lib/hash';
import {REFERENCE_FOLDER} from '../../lib/reference';

/** File that describes the last run, relative to the site. */
export const MANIFEST_FILE = '.docusaurus/api-reference/manifest.json';

/** Glob of the files of examples that the reference uses, relative to the site. */
export const EXAMPLE_FILES = 'examples/*/{example.yaml,main.ts}';

export interface Manifest {
  /** Hash of the contents of all input files. */
  inputHash: string;
  /** Names of the generated files, relative to `docs/api/generated/`. */
  files: string[];
}

/** Returns a hash of everything that the reference is generated from, including the code. */
export const hashInputs = (siteDir: string): string =>
  hashContent(
    [...listInputFiles(siteDir), ...listPluginFiles()].flatMap((file) => [
      file,
      fs.readFileSync(file, 'utf8'),
    ]),
  );

/** Returns true if the last run had the same inputs, and none of its files is missing. */
export function isUpToDate(siteDir: string, inputHash: string): boolean {
  const manifest = readManifest(siteDir);
  return (
    manifest?.inputHash === inputHash &&
    manifest.files.every((file) => fs.existsSync(path.join(siteDir, REFERENCE_FOLDER, file)))
  );
}

/** Returns the manifest of the last run; undefined if there is none, or if the run was killed while writing it. */
function readManifest(siteDir: string): Manifest | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Lists every file below a folder, sorted. The list is empty if the folder doesn't exist. */
export const listFiles = (folder: string): string[] =>
  globSync('**', {cwd: folder, absolute: true, dot: true}).sort();

/** Lists the source files of the plugin and of `src/lib/`. */
const listPluginFiles = (): string[] =>
  [__dirname, path.join(__dirname, '../../lib')]
    .flatMap(listFiles)
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'));

/** Lists the files of `reference/` and the examples. A missing file of an example is reported when it's read. */
const listInputFiles = (siteDir: string): string[] => [
  ...listFiles(path.join(siteDir, 'reference')),
  ...globSync(EXAMPLE_FILES, {cwd: siteDir, absolute: true}).sort(),
];
