import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Handled, Happened} from '../src/lib/example-manifest';
import type {Step} from '../src/lib/examples';
import {bundleProgram} from './bundle-program';
import {countRepeats, type Emission} from './count-repeats';
import {addonFile, clockFile, root} from './paths';
import {type RanPart, ranLines} from './ran-lines';

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

/** The program at rest: before the first step, and after each. */
export interface Frame extends Happened {
  /** In the order in which they were shown. */
  readonly windows: readonly ShownWindow[];
  readonly cramped: readonly CrampedText[];
  /** Texts that its windows show. */
  readonly texts: readonly string[];
  /** Texts of each column by which a table, tree or list is sorted, from the top. */
  readonly sorted: readonly (readonly string[])[];
  /** The program was still painting after three seconds, so that no two pictures of it are the same. */
  readonly restless: boolean;
  /** PNG at two device pixels per logical pixel; undefined when nothing was shown. */
  readonly picture: Buffer | undefined;
}

export interface RunOptions {
  readonly theme: Theme;
  /** How long, in milliseconds, nothing must have been painted before the picture is taken. Default 200. */
  readonly settle?: number;
  /** Milliseconds after which a program that has not come to rest is ended. Default 20,000. */
  readonly timeout?: number;
  /** What to do in the program once it has come to rest. */
  readonly play?: readonly Step[];
  /** Added to the environment of the program. */
  readonly environment?: NodeJS.ProcessEnv;
}

export interface RunResult {
  /** The exit code; null when the program was ended by a signal. */
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** Of a program that is played: what its listeners were called with. With `STAGE_EMITTED`: all that was emitted. */
  readonly handled: readonly Handled[];
  /** None when the program could not be looked at; otherwise one, and one more for each step that was done. */
  readonly frames: readonly Frame[];
  /** Those of the first frame. */
  readonly windows: readonly ShownWindow[];
  readonly picture: Buffer | undefined;
  /** Why a step could not be done. */
  readonly refused?: string;
}

const settleDefault = 200;
const timeoutDefault = 20_000;

function environmentIn(
  folder: string,
  {theme, settle = settleDefault, play, environment}: RunOptions,
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
    ...(play && {STAGE_PLAY: JSON.stringify(play)}),
    STAGE_PICTURE: path.join(folder, 'picture.png'),
    STAGE_REPORT: path.join(folder, 'report.json'),
    ...environment,
  };
}

function readIfThere(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

/** What the stage writes between the lines of the program: a record of JSON, or nothing, where a frame ends. */
const mark = new RegExp(`${String.fromCharCode(0x1e)}([^\n]*)\n`);

/** What was written to the standard output from one frame to the next. */
interface Output {
  stdout: string;
  handled: Emission[];
  ran: RanPart[];
  drawn: string[];
}

const noOutput = (): Output => ({stdout: '', handled: [], ran: [], drawn: []});

/** Cuts what was printed into frames, and takes out what the stage wrote. */
function cutStdout(text: string): Output[] {
  let last = noOutput();
  const frames = [last];
  text.split(mark).forEach((part, index) => {
    if (index % 2 === 0) {
      last.stdout += part;
    } else if (part === '') {
      last = noOutput();
      frames.push(last);
    } else {
      const record: Emission | Pick<Output, 'ran'> | {drawn: string} = JSON.parse(part);
      if ('ran' in record) last.ran.push(...record.ran);
      else if ('drawn' in record) last.drawn.push(record.drawn);
      else last.handled.push(record);
    }
  });
  return frames;
}

/** What the stage reports of one program, which is a file that {@link bundleProgram} has made. */
function readReport(
  folder: string,
  stdout: string,
  program: string,
): Omit<RunResult, 'exit' | 'signal' | 'timedOut' | 'stderr'> {
  const parts = cutStdout(stdout);
  const code = fs.readFileSync(program, 'utf8');
  const map = JSON.parse(fs.readFileSync(`${program}.map`, 'utf8'));
  const report = readIfThere(path.join(folder, 'report.json'));
  const {frames: reported = [], refused} = report ? JSON.parse(report.toString('utf8')) : {};
  const frames: Frame[] = reported.map(
    (frame: Omit<Frame, 'picture' | 'stdout' | 'handled' | 'lines'>, number: number) => {
      const {stdout, handled, ran, drawn} = parts[number] ?? noOutput();
      const picture = readIfThere(path.join(folder, `picture.png${number > 0 ? `.${number}` : ''}`));
      return {
        ...frame,
        texts: [...frame.texts, ...drawn],
        stdout,
        handled: countRepeats(handled),
        lines: ranLines(ran, code, map),
        picture,
      };
    },
  );
  return {
    stdout: parts.map((part) => part.stdout).join(''),
    handled: parts.flatMap((part) => countRepeats(part.handled)),
    frames,
    windows: frames[0]?.windows ?? [],
    picture: frames[0]?.picture,
    ...(refused && {refused}),
  };
}

/**
 * Runs one program in its own process, without a screen, until it has come to rest, and pictures the window
 * that it showed last. Menus, drop-down lists and tool tips that are open are part of the picture. Then does the
 * steps of `play`, each followed by another picture.
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
    return {exit, signal, timedOut, stderr, ...readReport(folder, stdout, program)};
  } finally {
    fs.rmSync(code, {recursive: true, force: true});
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
