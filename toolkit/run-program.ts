import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {bundleProgram} from './bundle-program';
import {addonFile, clockFile, root} from './paths';

export type Theme = 'light' | 'dark';

/** A top-level window that was visible when the picture was taken; sizes in logical pixels. */
export interface ShownWindow {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** A menu, a drop-down list or a tool tip. */
  readonly floating: boolean;
}

/** A visible text that does not fit its widget; sizes such as `80 × 16`, in logical pixels. */
export interface CrampedText {
  readonly class: string;
  readonly text: string;
  /** The widget has enough room, but sticks out of the widget or window around it. */
  readonly cutOff: boolean;
  readonly has: string;
  readonly needs: string;
}

export interface RunOptions {
  readonly theme: Theme;
  /** How long, in milliseconds, nothing must have been painted before the picture is taken. Default 200. */
  readonly settle?: number;
  /** Milliseconds after which a program that has not come to rest is ended. Default 20,000. */
  readonly timeout?: number;
  /** Added to the environment of the program. */
  readonly environment?: NodeJS.ProcessEnv;
}

export interface RunResult {
  /** The exit code; null when the program was ended by a signal. */
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  /** The program came to rest, or was given up because it never stopped painting, and was looked at. */
  readonly reached: boolean;
  /** The program was still painting after three seconds, so that no two pictures of it are the same. */
  readonly restless: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** In the order in which they were shown. */
  readonly windows: readonly ShownWindow[];
  readonly cramped: readonly CrampedText[];
  /** PNG at two device pixels per logical pixel; undefined when nothing was shown. */
  readonly picture: Buffer | undefined;
}

const settleDefault = 200;
const timeoutDefault = 20_000;

function environmentIn(
  folder: string,
  {theme, settle = settleDefault, environment}: RunOptions,
): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: path.join(folder, 'ada'), // A file dialog shows the name.
    XDG_RUNTIME_DIR: folder,
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CACHE_HOME: path.join(os.tmpdir(), 'nodegui-docs-cache'),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    FONTCONFIG_FILE: path.join(__dirname, 'fonts.conf'),
    LD_PRELOAD: fs.existsSync(clockFile) ? clockFile : undefined,
    QT_QPA_PLATFORM: `offscreen:configfile=${path.join(__dirname, 'screen.json')}`,
    QT_LOGGING_RULES: 'qt.qpa.*=false\nqt.core.qobject.connect=false',
    STAGE_THEME: theme,
    STAGE_SETTLE: String(settle),
    STAGE_PICTURE: path.join(folder, 'picture.png'),
    STAGE_REPORT: path.join(folder, 'report.json'),
    ...environment,
  };
}

function readIfThere(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

/**
 * Runs one program in its own process, without a screen, until it has come to rest, and pictures the window
 * that it showed last. Menus, drop-down lists and tool tips that are open are part of the picture.
 *
 * @param source path of the program
 * @throws when the toolkit has not been built, or the program cannot be parsed
 */
export async function runProgram(source: string, options: RunOptions): Promise<RunResult> {
  if (!fs.existsSync(addonFile)) throw new Error('The toolkit is not built yet: npm run toolkit');
  const scratch = path.join(root, 'node_modules/.cache/toolkit');
  fs.mkdirSync(scratch, {recursive: true});
  const code = fs.mkdtempSync(path.join(scratch, 'run-'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nodegui-'));
  fs.mkdirSync(path.join(folder, 'ada'));
  try {
    const stage = await bundleProgram(path.join(__dirname, 'stage.ts'), code, 'cjs');
    const program = await bundleProgram(path.resolve(source), code);
    const child = spawn(process.execPath, ['--enable-source-maps', stage, program], {
      cwd: path.dirname(path.resolve(source)),
      env: environmentIn(folder, options),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    let timedOut = false;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    const guard = setTimeout(() => {
      timedOut = child.kill('SIGKILL');
    }, options.timeout ?? timeoutDefault);
    const [exit, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.on('error', reject).on('close', (...end) => resolve(end));
    });
    clearTimeout(guard);
    const report = readIfThere(path.join(folder, 'report.json'));
    const {restless = false, windows = [], cramped = []} = report ? JSON.parse(report.toString('utf8')) : {};
    const picture = readIfThere(path.join(folder, 'picture.png'));
    return {
      exit,
      signal,
      timedOut,
      reached: report !== undefined,
      restless,
      stdout,
      stderr,
      windows,
      cramped,
      picture,
    };
  } finally {
    fs.rmSync(code, {recursive: true, force: true});
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
