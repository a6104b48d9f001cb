/** Reads the inputs of the reference and writes its files. The modules that generate their texts don't use the disk. */

import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {SourceFile} from '../../lib/checked-yaml';
import {listExampleNames, readExample} from '../../lib/example-files';
import {readReleaseDiffs} from '../../lib/history-files';
import {parseJson} from '../../lib/json-file';
import {REFERENCE_FOLDER} from '../../lib/reference';
import {toRelativePath} from '../../lib/relative-path';
import {TOOLKIT_PACKAGE} from '../../lib/toolkit-version';
import {writeFileAtomically} from '../../lib/write-file';
import {createContext, type Sources} from './create-context';
import type {Declarations} from './declarations';
import {generateReference} from './generate';
import {hashInputs, listFiles, MANIFEST_FILE, type Manifest} from './inputs';
import {MEASURED_FILE, measuredSchema} from './measured';
import type {Context} from './render/context';

/** File with the package's declarations, relative to the site; written by `npm run reference:api`. */
export const API_FILE = 'reference/api.json';

const TOPICS_FILE = 'reference/topics.yaml';

/** The fields of each symbol are as the command wrote them, because their check would take longer than all other checks. */
const apiSchema = z.strictObject({version: z.string(), symbols: z.array(z.looseObject({id: z.string()}))});

/**
 * Brings `docs/api/generated/` up to date: writes the files whose text changed, and deletes those that are no longer
 * generated.
 * @param siteDir the repository's root
 * @returns the data that the files were made from
 */
export function updateReference(siteDir: string): Context {
  const inputHash = hashInputs(siteDir);
  const output = path.join(siteDir, REFERENCE_FOLDER);
  const context = readContext(siteDir);
  const files = generateReference(context);
  for (const [file, text] of files) writeIfChanged(path.join(output, file), text);
  for (const file of listFiles(output)) {
    if (!files.has(toRelativePath(output, file))) fs.rmSync(file);
  }
  writeIfChanged(
    path.join(siteDir, MANIFEST_FILE),
    JSON.stringify({inputHash, files: [...files.keys()]} satisfies Manifest),
  );
  return context;
}

/** Reads the data that pages are rendered from. */
export const readContext = (siteDir: string): Context =>
  createContext(readApi(siteDir), readSources(siteDir));

/** Reads the declarations of the toolkit from `reference/api.json`. */
export const readApi = (siteDir: string): Declarations =>
  parseJson(
    API_FILE,
    readRequired(siteDir, API_FILE, 'Run "npm run reference:api" to write it.'),
    apiSchema,
  ) as unknown as Declarations;

/** Reads the site's own files about the toolkit: descriptions, topics, measurements, history and examples. */
export function readSources(siteDir: string): Sources {
  const measured = readRequired(
    siteDir,
    MEASURED_FILE,
    'Restore it with git, or run "npm run toolkit:measure".',
  );
  return {
    descriptions: readDescriptions(siteDir),
    topics: {path: TOPICS_FILE, text: readRequired(siteDir, TOPICS_FILE, 'Restore it with git.')},
    measured: parseJson(MEASURED_FILE, measured, measuredSchema),
    history: readReleaseDiffs(siteDir),
    examples: listExampleNames(getExamplesDir(siteDir)).map((name) =>
      readExample(getExamplesDir(siteDir), name),
    ),
  };
}

/**
 * Reads the descriptions, which are the YAML files of `reference/` without the topics.
 * @throws when a file has the other ending of YAML, because its descriptions would be missing without an error
 */
function readDescriptions(siteDir: string): SourceFile[] {
  const files = listFiles(path.join(siteDir, 'reference')).map((file) => toRelativePath(siteDir, file));
  const misnamed = files.find((file) => /\.yml$/i.test(file));
  if (misnamed) throw new Error(`${misnamed} is ignored. Rename it so that it ends with .yaml.`);
  return files
    .filter((file) => file.endsWith('.yaml') && file !== TOPICS_FILE)
    .map((file) => ({path: file, text: readText(path.join(siteDir, file))}));
}

/**
 * Returns the folder of the toolkit's package.
 * @throws when the package isn't installed
 */
export function findPackageRoot(siteDir: string): string {
  const root = path.join(siteDir, 'node_modules', TOOLKIT_PACKAGE);
  if (!fs.existsSync(path.join(root, 'dist/index.d.ts'))) {
    throw new Error(
      `${TOOLKIT_PACKAGE} is not in node_modules, but the reference needs it. Run "npm ci" first.`,
    );
  }
  return root;
}

const getExamplesDir = (siteDir: string) => path.join(siteDir, 'examples');

const readText = (file: string) => fs.readFileSync(file, 'utf8');

/**
 * Reads a file that the reference can't do without.
 * @throws an error with the file, relative to the site, and the fix, if the file doesn't exist
 */
function readRequired(siteDir: string, file: string, fix: string): string {
  if (!fs.existsSync(path.join(siteDir, file))) throw new Error(`${file} is missing. ${fix}`);
  return readText(path.join(siteDir, file));
}

function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && readText(file) === text) return;
  // The dev server may be reading the file.
  writeFileAtomically(file, text);
}
