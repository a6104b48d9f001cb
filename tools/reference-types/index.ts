import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import config from '../../docusaurus.config';
import {packageRoot, readApi, readSources} from '../../src/plugins/api-reference/files';
import {commentsByFile, describeFiles} from '../../src/plugins/api-reference/types';

/** Where the copy of the declarations goes, relative to the site. */
const COPY = '.cache/types/@nodegui/nodegui';

/** A folder that has the files of the package, maybe under other names. */
interface Target {
  folder: string;
  /** The name in it of a file of the package. */
  nameOf: (file: string) => string;
}

/** A fresh copy of the package's declarations. */
function copyOfPackage(siteDir: string): Target {
  const [from, folder] = [packageRoot(siteDir), path.join(siteDir, COPY)];
  rmSync(folder, {recursive: true, force: true});
  const isKept = (file: string) => !/\.\w+$/.test(file) || /\.d\.ts$|package\.json$/.test(file);
  for (const name of ['package.json', 'dist']) {
    cpSync(path.join(from, name), path.join(folder, name), {recursive: true, filter: isKept});
  }
  return {folder, nameOf: (file) => file};
}

/** @throws when the folder holds no sources of the toolkit */
function checkout(folder: string): Target {
  if (!existsSync(path.join(folder, 'src/lib'))) {
    throw new Error(`${folder} has no src/lib: --into takes a checkout of github.com/nodegui/nodegui.`);
  }
  return {folder, nameOf: (file) => file.replace(/^dist\//, 'src/').replace(/\.d\.ts$/, '.ts')};
}

/** `npm run reference:types`: puts our descriptions into declarations, or with `--into` into the toolkit's sources. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const {values} = parseArgs({options: {into: {type: 'string'}}});
  const {folder, nameOf} = values.into === undefined ? copyOfPackage(siteDir) : checkout(values.into);
  const site = (config.url + config.baseUrl).replace(/\/$/, '');
  const comments = commentsByFile(readApi(siteDir), readSources(siteDir), site);
  const missing: string[] = [];
  const changes = describeFiles(comments, (file) => {
    const at = path.join(folder, nameOf(file));
    if (existsSync(at)) return readFileSync(at, 'utf8');
    missing.push(nameOf(file));
    return undefined;
  });
  for (const [file, {after}] of changes) writeFileSync(path.join(folder, nameOf(file)), after);
  console.log(`Our words are in ${changes.size} files of ${folder}.`);
  if (missing.length > 0) console.log(`Not there, and left out:\n  ${missing.join('\n  ')}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
