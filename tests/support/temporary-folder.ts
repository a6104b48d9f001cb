import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Creates a folder for the temporary files of all tests, and deletes it after the last test. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nodegui-docs-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
