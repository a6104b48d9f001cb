import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The name of the toolkit's package. */
export const TOOLKIT_PACKAGE = '@nodegui/nodegui';

export function readToolkitVersion(siteDir: string): string {
  const file = path.join(siteDir, 'node_modules', TOOLKIT_PACKAGE, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
