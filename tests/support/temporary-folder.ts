import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Gives all tests one folder for temporary files, and deletes it with everything in it when they have ended. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nodegui-docs-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
