import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PACKAGE = '@nodegui/nodegui';

/** Packages that were fetched, so that a run that was cut short need not fetch them again. */
const CACHE = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
  'nodegui-docs/releases',
);

/** Runs npm. Scripts of packages never run: that of the toolkit fetches a Qt of its own. */
const npm = (...args: string[]): string =>
  execFileSync('npm', [...args, '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  });

/**
 * The releases that npm offers. Pre-releases are left out: nobody gets one who does not ask for it, and what it
 * brought is in the release that followed.
 */
export const publishedVersions = (): string[] =>
  [JSON.parse(npm('view', PACKAGE, 'versions', '--json'))]
    .flat()
    .filter((version: string) => /^\d+\.\d+\.\d+$/.test(version));

/**
 * Fetches a release and unpacks it.
 * @param use is given the folder, which is removed after it
 */
export function withPackage<Result>(version: string, use: (root: string) => Result): Result {
  fs.mkdirSync(CACHE, {recursive: true});
  const file = path.join(CACHE, `nodegui-nodegui-${version}.tgz`);
  if (!fs.existsSync(file)) npm('pack', `${PACKAGE}@${version}`, '--pack-destination', CACHE);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nodegui-release-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    return use(path.join(folder, 'package'));
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
