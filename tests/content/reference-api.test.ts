import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {API_FILE, findPackageRoot} from '../../src/plugins/api-reference/files';
import {formatDeclarations} from '../../tools/reference-api/format';
import {readDeclarations} from '../../tools/reference-api/read-declarations';

/** Milliseconds that TypeDoc may take for the whole package on a busy machine; otherwise it takes seven seconds. */
const TIMEOUT = 240_000;

test('R-08 reference/api.json has the declarations of the pinned package', {timeout: TIMEOUT}, async () => {
  const current = formatDeclarations(await readDeclarations(path.resolve(findPackageRoot('.'))));
  const isCurrent = current === readFileSync(API_FILE, 'utf8');
  expect(isCurrent, `${API_FILE} is stale. Run "npm run reference:api" and look at its diff.`).toBe(true);
});
