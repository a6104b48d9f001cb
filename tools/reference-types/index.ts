import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import config from '../../docusaurus.config';
import {addDocComments, createDocComments} from '../../src/plugins/api-reference/declaration-comments';
import {findPackageRoot, readApi, readDescriptions} from '../../src/plugins/api-reference/files';
import {runMain} from '../run-main';

/** The folder for the copy of the declarations, relative to the site. */
const COPY_FOLDER = '.cache/types/@nodegui/nodegui';

/** A folder with the files of the package, possibly under other names. */
interface Target {
  folder: string;
  /** Returns the name of a package file in this folder. */
  toTargetName: (file: string) => string;
}

/** Creates a new copy of the package's declarations. */
function copyPackage(siteDir: string): Target {
  const packageRoot = findPackageRoot(siteDir);
  const folder = path.join(siteDir, COPY_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  const isDeclarationFile = (file: string) => !/\.\w+$/.test(file) || /\.d\.ts$|package\.json$/.test(file);
  for (const name of ['package.json', 'dist']) {
    cpSync(path.join(packageRoot, name), path.join(folder, name), {
      recursive: true,
      filter: isDeclarationFile,
    });
  }
  return {folder, toTargetName: (file) => file};
}

/** Returns the sources in a checkout of the toolkit. @throws if the folder has no such sources */
function openCheckout(folder: string): Target {
  if (!existsSync(path.join(folder, 'src/lib'))) {
    throw new Error(`${folder} has no src/lib, but --into needs a checkout of github.com/nodegui/nodegui.`);
  }
  return {folder, toTargetName: (file) => file.replace(/^dist\//, 'src/').replace(/\.d\.ts$/, '.ts')};
}

/** `npm run reference:types`: writes our descriptions into declarations, or with `--into` into the sources of the toolkit. */
function main(): void {
  const siteDir = process.cwd();
  const {values} = parseArgs({options: {into: {type: 'string'}}});
  const {folder, toTargetName} = values.into === undefined ? copyPackage(siteDir) : openCheckout(values.into);
  const site = (config.url + config.baseUrl).replace(/\/$/, '');
  const comments = createDocComments(readApi(siteDir), readDescriptions(siteDir), site);
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
