import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import config from '../../docusaurus.config';
import {removeTrailingSlash} from '../../src/lib/page-address';
import {findPackageRoot, readContext} from '../../src/plugins/api-reference/files';
import {addDocComments} from '../../src/plugins/api-reference/writers/doc-comments';
import {createComments} from '../../src/plugins/api-reference/writers/tsdoc';
import {runMain} from '../run-main';

/** The folder for the copy of the declarations, relative to the site. */
const COPY_FOLDER = '.cache/types/@nodegui/nodegui';

/** Creates a new copy of the package's declarations, and returns its folder. */
function copyPackage(siteDir: string): string {
  const packageRoot = findPackageRoot(siteDir);
  const folder = path.join(siteDir, COPY_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  const filter = (file: string) => !/\.\w+$/.test(file) || /\.d\.ts$|package\.json$/.test(file);
  for (const name of ['package.json', 'dist']) {
    cpSync(path.join(packageRoot, name), path.join(folder, name), {recursive: true, filter});
  }
  return folder;
}

/** `npm run reference:types`: writes our descriptions into declarations, or with `--into` into the sources of the toolkit. */
function main(): void {
  const siteDir = process.cwd();
  const {into} = parseArgs({options: {into: {type: 'string'}}}).values;
  if (into !== undefined && !existsSync(path.join(into, 'src/lib'))) {
    throw new Error(`${into} has no src/lib, but --into needs a checkout of github.com/nodegui/nodegui.`);
  }
  const folder = into ?? copyPackage(siteDir);
  /** Returns the name of a file of the package in the folder. A checkout has the sources that it was compiled from. */
  const toTargetName = (file: string) =>
    into === undefined ? file : file.replace(/^dist\//, 'src/').replace(/\.d\.ts$/, '.ts');
  const site = removeTrailingSlash(config.url + config.baseUrl);
  const {model, descriptions} = readContext(siteDir);
  const comments = createComments(model, descriptions, site);
  const missing: string[] = [];
  const changes = addDocComments(comments, (file) => {
    const target = path.join(folder, toTargetName(file));
    if (existsSync(target)) return readFileSync(target, 'utf8');
    missing.push(toTargetName(file));
    return undefined;
  });
  for (const [file, {after}] of changes) writeFileSync(path.join(folder, toTargetName(file)), after);
  console.log(`Wrote our descriptions to ${changes.size} files in ${folder}.`);
  if (missing.length > 0) console.log(`These files don't exist and were skipped:\n  ${missing.join('\n  ')}`);
}

void runMain(main);
