import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {API_FILE, findPackageRoot} from '../../src/plugins/api-reference/files';
import {runMain} from '../run-main';
import {formatDeclarations} from './format';
import {readDeclarations} from './read-declarations';

/** `npm run reference:api`: writes what the pinned package declares to `reference/api.json`. */
async function main(siteDir: string): Promise<void> {
  const declarations = await readDeclarations(findPackageRoot(siteDir));
  writeFileSync(path.join(siteDir, API_FILE), formatDeclarations(declarations));
  console.log(`Wrote ${declarations.symbols.length} symbols of ${declarations.version} to ${API_FILE}.`);
}

void runMain(() => main(process.cwd()));
