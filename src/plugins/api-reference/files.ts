import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {SourceFile, YamlCache} from '../../lib/checked-yaml';
import {listExampleNames, readExample} from '../../lib/examples';
import {readReleaseDiffs} from '../../lib/history-files';
import {parseJson, readJsonFile} from '../../lib/json-file';
import {REFERENCE_FOLDER} from '../../lib/reference';
import {toRelativePath} from '../../lib/relative-path';
import {writeFileAtomically} from '../../lib/write-file';
import type {Declarations} from './declarations';
import {generateReference, type Sources} from './generate';
import {hashInputs, isUpToDate, listFiles, MANIFEST_FILE, type Manifest} from './inputs';
import {measuredSchema} from './measured';

/** Reads the inputs of the reference and writes its files. The modules that generate their texts don't use the disk. */

const PACKAGE = '@nodegui/nodegui';

/** File with the package's declarations, relative to the site; written by `npm run reference:api`. */
export const API_FILE = 'reference/api.json';

/** The fields of each symbol are as the command wrote them, because their check would take longer than all other checks. */
const apiSchema = z.strictObject({version: z.string(), symbols: z.array(z.looseObject({id: z.string()}))});

/**
 * Brings `docs/api/generated/` up to date: writes the files whose text changed, and deletes those that are no longer
 * generated. Does nothing if no input changed.
 * @param siteDir the repository's root
 * @param yaml keeps parsed files
 * @returns true if an input had changed
 */
export function updateReference(siteDir: string, yaml?: YamlCache): boolean {
  const inputHash = hashInputs(siteDir);
  if (isUpToDate(siteDir, inputHash)) return false;
  const output = path.join(siteDir, REFERENCE_FOLDER);
  const files = generateReference(readApi(siteDir), readSources(siteDir), yaml);
  for (const [file, text] of files) writeIfChanged(path.join(output, file), text);
  for (const file of listFiles(output)) {
    if (!files.has(toRelativePath(output, file))) fs.rmSync(file);
  }
  writeIfChanged(
    path.join(siteDir, MANIFEST_FILE),
    JSON.stringify({inputHash, files: [...files.keys()]} satisfies Manifest),
  );
  return true;
}

/**
 * Reads the declarations of the toolkit from `reference/api.json`.
 * @throws when `npm run reference:api` has never been run
 */
export function readApi(siteDir: string): Declarations {
  const file = path.join(siteDir, API_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(`${API_FILE} is missing. Run "npm run reference:api" to write it.`);
  }
  return parseJson(API_FILE, readText(file), apiSchema);
}

/** Reads the site's own files about the toolkit: descriptions, topics, measurements, history and examples. */
export function readSources(siteDir: string): Sources {
  const reference = path.resolve(siteDir, 'reference');
  const readSourceFile = (file: string): SourceFile => ({
    path: toRelativePath(siteDir, file),
    text: readText(file),
  });
  const topics = path.join(reference, 'topics.yaml');
  const measured = path.join(reference, 'measured.json');
  return {
    descriptions: listDescriptions(siteDir, reference)
      .filter((file) => file !== topics)
      .map(readSourceFile),
    topics: readSourceFile(topics),
    measured: fs.existsSync(measured) ? readJsonFile(measured, measuredSchema) : undefined,
    history: readReleaseDiffs(siteDir),
    examples: listExampleNames(examplesDir(siteDir)).map((name) => readExample(examplesDir(siteDir), name)),
  };
}

/** @throws when a file has the other ending of YAML, because its descriptions would be missing without an error */
function listDescriptions(siteDir: string, folder: string): string[] {
  const files = listFiles(folder);
  const misnamed = files.find((file) => /\.yml$/i.test(file));
  if (misnamed) {
    const name = toRelativePath(siteDir, misnamed);
    throw new Error(`${name} is ignored. Rename it so that it ends with .yaml.`);
  }
  return files.filter((file) => file.endsWith('.yaml'));
}

/**
 * Returns the folder of the toolkit's package.
 * @throws when the package isn't installed
 */
export function findPackageRoot(siteDir: string): string {
  const root = path.join(siteDir, 'node_modules', PACKAGE);
  if (!fs.existsSync(path.join(root, 'dist/index.d.ts'))) {
    throw new Error(`${PACKAGE} is not in node_modules, but the reference needs it. Run "npm ci" first.`);
  }
  return root;
}

const examplesDir = (siteDir: string) => path.join(siteDir, 'examples');

const readText = (file: string) => fs.readFileSync(file, 'utf8');

function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && readText(file) === text) return;
  // The dev server may be reading the file.
  writeFileAtomically(file, text);
}
