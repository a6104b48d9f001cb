import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * What was made of something, kept in a file for the next build. It is found by a hash of all that it was made from, so
 * that a build with it and one without it are the same.
 */
export class Memory<Value> {
  private readonly known: Record<string, Value>;
  private readonly used: Record<string, Value> = {};
  private readonly code: string;

  /**
   * @param file where it is kept
   * @param code the code that makes the values
   */
  constructor(
    private readonly file: string,
    code: string,
  ) {
    this.code = hash(code);
    this.known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /** What was made of the source, or what `make` makes of it now. */
  get(source: string, make: () => Value): Value {
    const key = createHash('sha256')
      .update(JSON.stringify([this.code, source]))
      .digest('base64url');
    const value = this.known[key] ?? make();
    this.used[key] = value;
    return value;
  }

  /** Keeps what was asked for, and forgets the rest. */
  save(): void {
    mkdirSync(path.dirname(this.file), {recursive: true});
    writeFileSync(this.file, JSON.stringify(this.used));
  }
}

/** The code of a thread (`thread.ts`): its bundle, and the versions of its packages. */
export const codeOfThread = (bundle: string, siteDir: string): string =>
  [bundle, path.join(siteDir, 'package-lock.json')].map((file) => readFileSync(file, 'utf8')).join('\n');
