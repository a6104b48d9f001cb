import {hash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {hashContent} from './hash';
import {writeFileAtomically} from './write-file';

/** Entries that no build has read for this number of milliseconds are removed. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/** Number of bytes before the content of an entry, which are its checksum and a line break. */
const HEADER_LENGTH = 65;

/**
 * Stores results of a build on the disk, so that the next build can reuse them. This is the only disk cache in our own
 * code. The name of an entry is a hash of everything that the entry depends on, so a build writes the same files with
 * and without a cache.
 *
 * A build may be killed at any time, and several builds may use the same folder. That's why each entry is written to a
 * temporary file that is then renamed, and why it begins with a checksum. An entry that can't be read is created again.
 */
export class BuildCache {
  private readonly sharedHash: string;

  /**
   * @param folder the folder of the entries
   * @param sharedInputs everything that all entries depend on, as values that JSON can express. This includes a hash of
   *   the code that creates the entries, for example from `WorkerPool.getCodeHash`.
   */
  constructor(
    private readonly folder: string,
    sharedInputs: unknown,
  ) {
    this.sharedHash = hashContent(sharedInputs);
  }

  /**
   * Returns the value that was created from the same inputs before, or creates it.
   *
   * @param inputs everything that this entry depends on, as values that JSON can express. A file is represented by its
   *   content or a hash of it.
   * @param create returns a value that JSON can express
   */
  async get<Value>(inputs: unknown, create: () => Value | Promise<Value>): Promise<Value> {
    const bytes = await this.getBytes(inputs, async () => Buffer.from(JSON.stringify(await create())));
    return JSON.parse(bytes.toString()) as Value;
  }

  /** Works like `get` for bytes, which are stored without JSON. */
  async getBytes(inputs: unknown, create: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.folder, hashContent([this.sharedHash, inputs]));
    const cached = readEntry(file);
    if (cached) return cached;
    const created = await create();
    writeEntry(file, created);
    return created;
  }

  /** Removes entries that no build has read for a day, and temporary files of killed builds. */
  prune(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      const modifiedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
      if (modifiedAt !== undefined && Date.now() - modifiedAt > MAX_AGE) rmSync(file, {force: true});
    }
  }
}

/** Returns the content of an entry, or undefined if the file doesn't exist or is damaged. */
function readEntry(file: string): Buffer | undefined {
  try {
    const entry = readFileSync(file);
    const content = entry.subarray(HEADER_LENGTH);
    if (entry.toString('latin1', 0, HEADER_LENGTH) !== `${hash('sha256', content)}\n`) return undefined;
    // `prune` keeps entries that were modified recently, so reading an entry updates its time.
    const now = new Date();
    utimesSync(file, now, now);
    return content;
  } catch {
    return undefined;
  }
}

function writeEntry(file: string, content: Buffer): void {
  writeFileAtomically(file, Buffer.concat([Buffer.from(`${hash('sha256', content)}\n`), content]));
}
