import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Creates a folder of packages with a link to each of ours. The copy has its own cache for the bundler. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(folder, name));
}

/** Copies the packages. Creating hard links is much faster than copying 100,000 files. */
function copyPackages(folder: string): void {
  execFileSync('cp', ['-al', 'node_modules', folder]);
  rmSync(path.join(folder, '.cache'), {recursive: true, force: true});
}

/**
 * Copies this working tree with its history and packages to a new folder, without files that a command has written.
 * @param packages `linked` is faster, but built files then depend on the folder that the packages are in
 */
export function copySite(folder: string, packages: 'copied' | 'linked'): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const fileList = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = fileList.toString().split('\0').filter(Boolean);
  for (const file of ['.git', ...files].filter((name) => existsSync(name))) {
    cpSync(file, path.join(folder, file), {recursive: true});
  }
  const usePackages = packages === 'linked' ? linkPackages : copyPackages;
  usePackages(path.join(folder, 'node_modules'));
}

/** Runs a command of a package in a folder. Resolves to its exit code and its output. */
export function runPackage(
  command: readonly string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<[number | null, string]> {
  const child = spawn('npx', command, {cwd: folder, env: {...process.env, ...env}});
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  return new Promise((done) => child.on('close', (code) => done([code, output])));
}

/** Runs a command of Docusaurus in a folder. Resolves to its exit code and its output. */
export const docusaurus = (
  command: string,
  folder: string,
  env?: Record<string, string>,
): Promise<[number | null, string]> => runPackage(['docusaurus', command], folder, env);
