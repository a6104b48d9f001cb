import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Copies this working tree, with its history and packages and without anything it has made, to a new folder. */
export function copySite(to: string): void {
  rmSync(to, {recursive: true, force: true});
  mkdirSync(to, {recursive: true});
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = listed.toString().split('\0').filter(Boolean);
  for (const file of ['.git', ...files].filter((name) => existsSync(name))) {
    cpSync(file, path.join(to, file), {recursive: true});
  }
  // Links instead of 100,000 files.
  execFileSync('cp', ['-al', 'node_modules', to]);
  rmSync(path.join(to, 'node_modules/.cache'), {recursive: true, force: true});
}

/** Runs a command of Docusaurus in a folder. Resolves to its exit code and all that it printed. */
export function docusaurus(
  command: string,
  folder: string,
  env: Record<string, string> = {},
): Promise<[number | null, string]> {
  const run = spawn('npx', ['docusaurus', command], {cwd: folder, env: {...process.env, ...env}});
  let printed = '';
  run.stdout.on('data', (data) => {
    printed += data;
  });
  run.stderr.on('data', (data) => {
    printed += data;
  });
  return new Promise((done) => run.on('close', (code) => done([code, printed])));
}
