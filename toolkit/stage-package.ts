/** Loads the bundle of the package, so that the stage and the program get it instead of the package's modules. */
import {existsSync, readFileSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {Script} from 'node:vm';
import {writeFileAtomically} from '../src/lib/write-file';

const {STAGE_PACKAGE, STAGE_PACKAGE_CODE} = process.env;

/**
 * Runs the bundle as `require` does, but with code that was compiled before. The first program stores that code for the others,
 * because compiling it takes a tenth of the CPU time of a small program.
 */
function loadBundle(bundle: string, codeFile: string): void {
  const code = existsSync(codeFile) ? readFileSync(codeFile) : undefined;
  const script = new Script(Module.wrap(readFileSync(bundle, 'utf8')), {filename: bundle, cachedData: code});
  const module = new Module(bundle);
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, path.dirname(bundle));
  // Node.js rejects code that another version has compiled.
  if (!code || script.cachedDataRejected) writeFileAtomically(codeFile, script.createCachedData());
}

if (STAGE_PACKAGE && STAGE_PACKAGE_CODE) loadBundle(STAGE_PACKAGE, STAGE_PACKAGE_CODE);
