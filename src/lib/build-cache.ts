import {createHash} from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  futimesSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import {hashContent} from './hash';
import {writeFileAtomically} from './write-file';

const HOUR = 60 * 60 * 1000;

/** Milliseconds after which an entry that no build has asked for is removed. */
const MAX_AGE = 24 * HOUR;

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Characters before the content of an entry: its checksum and a line break. */
const HEADER_LENGTH = 65;

/**
 * Keeps what a build has made on the disk, so that the next build needn't make it again. This is the only disk cache of
 * our own code. An entry is found by a hash of everything that it depends on, so a build gives the same files with a
 * cache and without one.
 *
 * A build may be killed at any time, and several builds may use a folder at the same time. That's why entries are written
 * to a temporary file and renamed, and begin with a checksum. An entry that can't be read is made again.
 */
export class BuildCache {
  private readonly code: string;

  /**
   * @param folder where the entries are kept
   * @param code everything that all entries depend on: the code that makes them (`WorkerPool.codeHash` has a hash of
   *   it) and shared inputs, as values that JSON can express
   */
  constructor(
    private readonly folder: string,
    code: unknown,
  ) {
    this.code = hashContent(code);
  }

  /**
   * Returns what was made from the same inputs before, or makes it now.
   *
   * @param inputs everything that this entry depends on, as values that JSON can express; of files their content, or its hash
   * @param make returns a value that JSON can express
   */
  async get<Value>(inputs: unknown, make: () => Value | Promise<Value>): Promise<Value> {
    const bytes = await this.getBytes(inputs, async () => Buffer.from(JSON.stringify(await make())));
    return JSON.parse(bytes.toString()) as Value;
  }

  /** Returns the bytes that were made from the same inputs before, or makes them now; as `get`, without JSON. */
  async getBytes(inputs: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.folder, hashContent([this.code, inputs]));
    const cached = readEntry(file);
    if (cached) return cached;
    const created = await make();
    writeEntry(file, created);
    return created;
  }

  /** Removes entries that no build has asked for in a day, and temporary files of killed builds. */
  prune(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      const changed = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
      if (changed !== undefined && Date.now() - changed > MAX_AGE) rmSync(file, {force: true});
    }
  }
}

/** Returns the content of an entry; undefined when there is none, or when it isn't what was written. */
function readEntry(file: string): Buffer | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r+');
    const entry = readFileSync(descriptor);
    const content = entry.subarray(HEADER_LENGTH);
    if (entry.toString('latin1', 0, HEADER_LENGTH) !== `${sha256(content)}\n`) return undefined;
    const now = new Date();
    // The time of an entry says when it was used, so that `prune` keeps it.
    if (now.getTime() - fstatSync(descriptor).mtimeMs > HOUR) futimesSync(descriptor, now, now);
    return content;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function writeEntry(file: string, content: Buffer): void {
  writeFileAtomically(file, Buffer.concat([Buffer.from(`${sha256(content)}\n`), content]));
}
