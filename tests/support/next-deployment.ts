import {cpSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Name of a file of code or styles, with the hash that a build gives it. */
const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;

/** A policy names the inline scripts of its page by their hashes, which the changes below make wrong. */
const POLICY = /<meta http-equiv="?content-security-policy"?[^>]*>/i;

const isText = (file: string): boolean => /\.(html|js|css|json|xml|txt)$/.test(file);

/**
 * Copies a build and turns the copy into a later deployment. Its scripts and styles have other hashes, and its pages have
 * another text. This is faster than a second build.
 * @param from folder of the build
 * @param to folder of the copy, which is replaced
 * @param replacedText a text of the old deployment, and its replacement
 */
export function makeNextDeployment(from: string, to: string, replacedText: [old: string, new: string]): void {
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {recursive: true});
  const files = globSync('**', {cwd: to, absolute: true});
  const hashes = files.flatMap((file) => HASHED.exec(file)?.[1] ?? []);
  if (hashes.length === 0) throw new Error(`${from} has no hashed files, so nothing would be new in ${to}.`);
  const changes = [replacedText, ...hashes.map((hash) => [hash, [...hash].reverse().join('')] as const)];
  for (const file of files) {
    if (isText(file)) {
      const text = changes.reduce(
        (all, [old, next]) => all.replaceAll(old, next),
        readFileSync(file, 'utf8'),
      );
      writeFileSync(file, text.replace(POLICY, ''));
    }
    const name = changes.reduce((all, [old, next]) => all.replace(old, next), path.basename(file));
    if (name !== path.basename(file)) renameSync(file, path.join(path.dirname(file), name));
  }
}
