import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {API_FILE, findPackageRoot} from '../../src/plugins/api-reference/files';
import {runScript} from '../support/run-script';

/** Creates a script that prints the declarations of a package in the format of the file. */
const createScript = (packageRoot: string) => `
  const {formatDeclarations} = require('./tools/reference-api/format.ts');
  const {readDeclarations} = require('./tools/reference-api/read-declarations.ts');
  readDeclarations(${JSON.stringify(packageRoot)}).then((declarations) =>
    process.stdout.write(formatDeclarations(declarations)),
  );`;

/** Milliseconds that TypeDoc may take for the whole package on a busy machine; otherwise it takes seven seconds. */
const TIMEOUT = 240_000;

test('R-08 reference/api.json has the declarations of the pinned package', {timeout: TIMEOUT}, async () => {
  const {stdout, stderr} = await runScript(['--eval', createScript(path.resolve(findPackageRoot('.')))]);
  const isCurrent = stdout === readFileSync(API_FILE, 'utf8');
  expect(isCurrent, `${stderr}${API_FILE} is stale. Run "npm run reference:api" and look at its diff.`).toBe(
    true,
  );
});
