import fs from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import type {SourceFile} from '../../lib/checked-yaml';
import {exampleNames, readExample} from '../../lib/examples';
import {hashOf} from '../../lib/hash';
import {readSteps} from '../../lib/history-files';
import {REFERENCE_FOLDER} from '../../lib/reference';
import type {Declarations} from './declarations';
import {generate, type Sources} from './generate';

/** The reading and writing of the plugin; everything else in its folder is pure. */

const CACHE = '.docusaurus/api-reference';
const PACKAGE = '@nodegui/nodegui';

interface Manifest {
  /** Hash of everything that the output was made from. */
  inputs: string;
  files: string[];
}

/** Files as they were written last, by path: the dev server need not read what it has not changed. */
let lastWritten = new Map<string, string>();

/**
 * Brings `docs/api/generated/` up to date. Does nothing when no input changed; else writes only the files whose
 * text changed and deletes those that no longer belong.
 * @param siteDir the repository's root
 * @param always makes the pages even so, which makes the next time faster: then only what changed is made
 * @returns whether anything was made
 */
export async function updateReference(siteDir: string, always = false): Promise<boolean> {
  const output = path.join(siteDir, REFERENCE_FOLDER);
  const manifestFile = path.join(siteDir, CACHE, 'manifest.json');
  const manifest = readManifest(manifestFile);
  const declarationHash = hashOf(declarationInputs(siteDir));
  const sourceFiles = [...siteInputs(siteDir), ...pluginFiles()];
  const inputs = hashOf([declarationHash, ...sourceFiles.flatMap((file) => [file, read(file)])]);
  const isComplete = manifest?.files.every((file) => fs.existsSync(path.join(output, file)));
  if (!always && manifest?.inputs === inputs && isComplete) return false;

  const declarations = await loadDeclarations(siteDir, declarationHash);
  const pages = generate(declarations, readSources(siteDir));
  const written = new Map([...pages].map(([file, text]) => [path.join(output, file), text]));
  for (const [file, text] of written) {
    if (!isComplete || lastWritten.get(file) !== text) writeIfChanged(file, text);
  }
  lastWritten = written;
  for (const file of filesBelow(output)) {
    if (!pages.has(path.relative(output, file).split(path.sep).join('/'))) fs.rmSync(file);
  }
  writeIfChanged(manifestFile, JSON.stringify({inputs, files: [...pages.keys()]} satisfies Manifest));
  return true;
}

/** Declarations by the hash of their inputs: the dev server loads them again and again. */
const loaded = new Map<string, Declarations>();

/** The package's declarations: from the cache when the package is the same, else read anew. */
export async function loadDeclarations(
  siteDir: string,
  key = hashOf(declarationInputs(siteDir)),
): Promise<Declarations> {
  const known = loaded.get(key);
  if (known) return known;
  const cache = new BuildCache(path.join(siteDir, '.docusaurus/build-cache/declarations'), 'declarations');
  const declarations = await cache.get(key, async () => {
    // On demand: it brings the compiler, which a build with nothing new need not load.
    const {readDeclarations} = await import('./read');
    return readDeclarations(packageRoot(siteDir));
  });
  loaded.set(key, declarations);
  return declarations;
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
    throw new Error(
      `${PACKAGE} is not in node_modules, and the reference is made from it. Run "npm ci" first.`,
    );
  }
  return root;
}

/** Texts that the declarations depend on: the package's, and the code that reads them. */
function declarationInputs(siteDir: string): string[] {
  const root = packageRoot(siteDir);
  const declared = filesBelow(path.join(root, 'dist')).filter((file) => file.endsWith('.d.ts'));
  const readers = ['read.ts', 'convert.ts', 'comments.ts', 'type-text.ts', 'declarations.ts'].map((file) =>
    path.join(__dirname, file),
  );
  const compiler = path.join(siteDir, 'node_modules/typescript/package.json');
  return [path.join(root, 'package.json'), ...declared, ...readers, compiler].map(read);
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
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}
