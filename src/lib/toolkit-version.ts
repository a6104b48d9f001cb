import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Returns the version of the toolkit that the site describes. */
export function readToolkitVersion(siteDir: string): string {
  const file = path.join(siteDir, 'node_modules/@nodegui/nodegui/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
