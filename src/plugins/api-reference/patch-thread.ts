import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import type {Declarations} from './declarations';
import type {Sources} from './generate';
import {commentsByFile, describeFiles} from './types';
import {PATCHES, patchOf} from './writers/patch';

/** What the thread is given. */
export interface PatchTask {
  declarations: Declarations;
  sources: Sources;
  /** Address of the site, without a slash at its end. */
  site: string;
  /** Folder of the package. */
  packageDir: string;
  /** Folder of the patches. */
  outDir: string;
}

const {declarations, sources, site, packageDir, outDir} = workerData as PatchTask;
const changes = describeFiles(commentsByFile(declarations, sources, site), (file) =>
  readFileSync(path.join(packageDir, file), 'utf8'),
);
mkdirSync(outDir, {recursive: true});
for (const {nameOf, prefix} of PATCHES) {
  writeFileSync(path.join(outDir, nameOf(declarations.version)), patchOf(changes, prefix));
}
