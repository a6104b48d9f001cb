import fs from 'node:fs';
import path from 'node:path';
import type {SourceFile} from '../../lib/checked-yaml';
import {exampleNames, readExample} from '../../lib/examples';
import {hashOf} from '../../lib/hash';
import {readSteps} from '../../lib/history-files';
import {REFERENCE_FOLDER} from '../../lib/reference';
import {writeFileAtomically} from '../../lib/write-file';
import type {Declarations} from './declarations';
import {Generator, type Sources} from './generate';

/** The reading and writing of the plugin; everything else in its folder is pure. */

const CACHE = '.docusaurus/api-reference';
const PACKAGE = '@nodegui/nodegui';

/** File with the package's declarations, relative to the site; written by `npm run reference:api`. */
export const API_FILE = 'reference/api.json';

interface Manifest {
  /** Hash of everything that the output was made from. */
  inputs: string;
  files: string[];
}

/** Brings `docs/api/generated/` up to date; under the dev server again and again. */
export class ReferenceWriter {
  private readonly generator = new Generator();
  /** Files as they were written last, by path: what has not changed need not be read. */
  private written = new Map<string, string>();
  private api: {text: string; declarations: Declarations} | undefined;

  /** @param siteDir the repository's root */
  constructor(private readonly siteDir: string) {}

  /**
   * Does nothing when no input changed; else writes only the files whose text changed and deletes those that no
   * longer belong.
   * @returns whether anything was made
   */
  update(): boolean {
    const output = path.join(this.siteDir, REFERENCE_FOLDER);
    const manifestFile = path.join(this.siteDir, CACHE, 'manifest.json');
    const manifest = readManifest(manifestFile);
    const inputs = hashOf(
      [...siteInputs(this.siteDir), ...pluginFiles()].flatMap((file) => [file, read(file)]),
    );
    const isComplete = manifest?.files.every((file) => fs.existsSync(path.join(output, file)));
    if (manifest?.inputs === inputs && isComplete) return false;

    const files = this.generator.generate(this.declarations(), readSources(this.siteDir));
    const written = new Map([...files].map(([file, text]) => [path.join(output, file), text]));
    for (const [file, text] of written) {
      if (!isComplete || this.written.get(file) !== text) writeIfChanged(file, text);
    }
    this.written = written;
    for (const file of filesBelow(output)) {
      if (!files.has(path.relative(output, file).split(path.sep).join('/'))) fs.rmSync(file);
    }
    writeIfChanged(manifestFile, JSON.stringify({inputs, files: [...files.keys()]} satisfies Manifest));
    return true;
  }

  /** Returns the same object as long as the file has the same text, so that the generator knows that nothing changed. */
  private declarations(): Declarations {
    const text = readApiText(this.siteDir);
    if (this.api?.text !== text) this.api = {text, declarations: JSON.parse(text)};
    return this.api.declarations;
  }
}

/** Returns what the toolkit declares. */
export const readApi = (siteDir: string): Declarations => JSON.parse(readApiText(siteDir));

/** @throws when `npm run reference:api` has never been run */
function readApiText(siteDir: string): string {
  const file = path.join(siteDir, API_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(`${API_FILE} is missing. Run "npm run reference:api" to write it.`);
  }
  return read(file);
}

/** What the site itself says about the toolkit. */
export function readSources(siteDir: string): Sources {
  const reference = path.join(siteDir, 'reference');
  const source = (file: string): SourceFile => ({
    path: path.relative(siteDir, file).split(path.sep).join('/'),
    text: read(file),
  });
  const topics = path.join(reference, 'topics.yaml');
  return {
    descriptions: filesBelow(reference)
      .filter((file) => file.endsWith('.yaml') && file !== topics)
      .map(source),
    topics: source(topics),
    measured: readJson(path.join(reference, 'measured.json')),
    history: readSteps(siteDir),
    examples: exampleNames(examplesDir(siteDir)).map((name) => readExample(examplesDir(siteDir), name)),
  };
}

/** Folder of the toolkit's package. @throws when it is not installed */
export function packageRoot(siteDir: string): string {
  const root = path.join(siteDir, 'node_modules', PACKAGE);
  if (!fs.existsSync(path.join(root, 'dist/index.d.ts'))) {
    throw new Error(`${PACKAGE} is not in node_modules, and the reference is about it. Run "npm ci" first.`);
  }
  return root;
}

/** The code of the plugin, and what it shares with others. */
const pluginFiles = () =>
  [__dirname, path.join(__dirname, '../../lib')]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

function siteInputs(siteDir: string): string[] {
  return [
    ...filesBelow(path.join(siteDir, 'reference')),
    ...exampleNames(examplesDir(siteDir)).flatMap((name) =>
      ['example.yaml', 'main.ts'].map((file) => path.join(examplesDir(siteDir), name, file)),
    ),
  ];
}

const examplesDir = (siteDir: string) => path.join(siteDir, 'examples');

/** Every file below a folder, sorted; none where there is no folder. */
function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** Returns what the last run has written; undefined when there was none, or when it was killed while it wrote that. */
function readManifest(file: string): Manifest | undefined {
  try {
    return readJson<Manifest>(file);
  } catch {
    return undefined;
  }
}

const readJson = <T>(file: string): T | undefined =>
  fs.existsSync(file) ? JSON.parse(read(file)) : undefined;

function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && read(file) === text) return;
  // The dev server may be reading the file.
  writeFileAtomically(file, text);
}
