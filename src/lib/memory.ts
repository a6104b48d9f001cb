import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './hash';

/**
 * What was made of something, kept in a file for the next build. It is found by a hash of all that it was made from, so
 * that a build with it and one without it are the same.
 */
export class Memory<Value> {
  private readonly known: Record<string, Value>;
  private readonly used: Record<string, Value> = {};
  private readonly same: string;

  /**
   * @param file where it is kept
   * @param same what all values are made by: the code, and what does not differ among them
   */
  constructor(
    private readonly file: string,
    same: unknown,
  ) {
    this.same = hashOf(same);
    this.known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /** What was made of the source, or what `make` makes of it now. */
  get(source: unknown, make: () => Value): Value {
    const key = hashOf([this.same, source]);
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
