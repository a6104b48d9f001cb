import {randomUUID} from 'node:crypto';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file in one step and creates its folder. Other processes see either the old content or the new one, and never a
 * part of it, even if this process is stopped.
 */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const temporaryFile = `${file}.${randomUUID()}.tmp`;
  writeFileSync(temporaryFile, content);
  renameSync(temporaryFile, file);
}
