import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Step} from './page-steps';

export interface Run {
  /** Exit code; `null` if the commands were ended by a signal. */
  code: number | null;
  /** The output of the commands on both streams. */
  output: string;
}

/** An empty folder in which a reader follows a page, with a home folder and caches of its own. */
export class AppFolder {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'install-'));
  readonly #environment: NodeJS.ProcessEnv;
  /** Where the last command ended. */
  #folder = path.join(this.#root, 'work');

  /**
   * @param commands folders to look for commands in before the system's
   * @param environment variables to set beside the machine's own
   */
  constructor(commands: string[], environment: Record<string, string>) {
    mkdirSync(this.#folder);
    const machine = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|CI$|NODE_OPTIONS$|VITEST)/i.test(name),
    );
    this.#environment = {
      ...Object.fromEntries(machine),
      ...environment,
      HOME: path.join(this.#root, 'home'),
      XDG_CACHE_HOME: path.join(this.#root, 'home/.cache'),
      PATH: [...commands, '/usr/bin', '/bin'].join(path.delimiter),
    };
    mkdirSync(path.join(this.#root, 'home'));
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.#folder, file)), {recursive: true});
    writeFileSync(path.join(this.#folder, file), text);
  }

  /** Runs commands in a shell until the first that fails. A `cd` counts for the next commands as well. */
  async run(commands: string): Promise<Run> {
    const endsIn = path.join(this.#root, 'ends-in');
    const script = `set -e\n${commands}\npwd > "${endsIn}"`;
    const options = {cwd: this.#folder, env: this.#environment, timeout: 240_000, maxBuffer: 2 ** 26};
    const run = await new Promise<Run>((resolve) => {
      const shell = execFile('bash', ['-c', script], options, (_error, stdout, stderr) =>
        resolve({code: shell.exitCode, output: `${stdout}${stderr}`}),
      );
    });
    if (run.code === 0) this.#folder = readFileSync(endsIn, 'utf8').trim();
    return run;
  }

  /**
   * Follows steps of a page one after the other.
   *
   * @throws an Error with the output if a command fails
   */
  async follow(steps: Step[]): Promise<string> {
    let all = '';
    for (const step of steps) {
      if ('file' in step) {
        this.write(step.file, step.text);
        continue;
      }
      const {code, output} = await this.run(step.commands);
      if (code !== 0) throw new Error(`${step.commands}\nended with ${code}:\n${output}`);
      all += output;
    }
    return all;
  }
}
