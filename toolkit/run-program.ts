import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {ExampleEvent, Step} from '../src/lib/examples';
import {checkBuild} from './build-key';
import {bundleProgram} from './bundle-program';
import {findExecutedLines} from './executed-lines';
import {clockFile, packageBundle, packageCode, root} from './paths';
import type {ProgramActivity} from './recorder';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** A top-level window that was visible when the picture was taken. Sizes are in logical pixels. */
export interface ShownWindow {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly dialog: boolean;
  /** True for a menu, a drop-down list or a tool tip. */
  readonly floating: boolean;
}

/** A visible text that doesn't fit into its widget. Sizes are texts such as `80 × 16`, in logical pixels. */
export interface OverflowingText {
  readonly class: string;
  readonly text: string;
  /** True if the widget is large enough for the text, but not completely inside the widget or window around it. */
  readonly cutOff: boolean;
  readonly has: string;
  readonly needs: string;
}

/** The state of the program before the first step, or after a step, and its activity since the previous frame. */
export interface Frame extends Pick<ProgramActivity, 'events'> {
  /** Output of the program since the previous frame. */
  readonly stdout: string;
  /** Numbers of the program's lines that ran since the previous frame, counted from 1. Empty without `play`. */
  readonly lines: readonly number[];
  /**
   * The area that the step acted on: x, y, width and height in pixels of the previous picture. For a key, this is the widget
   * with the focus.
   */
  readonly target?: readonly [number, number, number, number];
  /** The visible windows, in the order in which they were shown. */
  readonly windows: readonly ShownWindow[];
  readonly overflowingTexts: readonly OverflowingText[];
  /** Texts that the windows show. */
  readonly texts: readonly string[];
  /** Texts of each column that a table, tree or list is sorted by, from top to bottom. */
  readonly sorted: readonly (readonly string[])[];
  /** True if the program never stops painting, so that no two pictures of it are the same. */
  readonly keepsPainting: boolean;
  /** PNG at two device pixels per logical pixel, or undefined if no window was open. */
  readonly picture: Buffer | undefined;
}

export interface RunOptions {
  readonly theme: Theme;
  /** Milliseconds without painting before the picture is taken. The default is 200. */
  readonly settle?: number;
  /** Milliseconds after which a program that is still running is killed. The default is 60,000, because a busy machine needs time. */
  readonly timeout?: number;
  /** Steps to do once the program has stopped painting. */
  readonly play?: readonly Step[];
  /** Environment variables that are added to those of the program. */
  readonly environment?: NodeJS.ProcessEnv;
}

export interface RunResult {
  /** The exit code, or null if a signal ended the program. */
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** The signals and events of all frames that listeners handled, if `play` is set. With `RECORDER_EMITTED`, all of them. */
  readonly events: readonly ExampleEvent[];
  /** One frame for the start and one for each step that was done. Empty if no picture could be taken. */
  readonly frames: readonly Frame[];
  /** Windows of the first frame. */
  readonly windows: readonly ShownWindow[];
  readonly picture: Buffer | undefined;
  /** The reason why a step could not be done. */
  readonly refused?: string;
}

const execFileAsync = promisify(execFile);

const DEFAULT_SETTLE = 200;
const DEFAULT_TIMEOUT = 60_000;

/** Returns true for a program that imports single modules of the package, as no app does. */
const importsModules = (program: string): boolean =>
  fs.readFileSync(program, 'utf8').includes('@nodegui/nodegui/dist/');

function createEnvironment(
  folder: string,
  program: string,
  {theme, settle = DEFAULT_SETTLE, play, environment}: RunOptions,
): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: path.join(folder, 'ada'), // A file dialog shows the name of this folder.
    TMPDIR: path.join(folder, 'tmp'), // Programs that run at the same time don't meet in it.
    XDG_RUNTIME_DIR: folder,
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CACHE_HOME: path.join(os.tmpdir(), 'nodegui-docs-cache'),
    // An npm that a program has started may still write its log while the folder above is removed.
    npm_config_cache: path.join(os.tmpdir(), 'nodegui-docs-cache/npm'),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    FONTCONFIG_FILE: path.join(__dirname, 'fonts.conf'),
    LD_PRELOAD: fs.existsSync(clockFile) ? clockFile : undefined,
    QT_QPA_PLATFORM: `offscreen:configfile=${path.join(__dirname, 'screen.json')}`,
    QT_LOGGING_RULES: 'qt.qpa.*=false\nqt.core.qobject.connect=false',
    // A program that imports single modules gets all of them as modules, because two copies of a class don't match.
    ...(!importsModules(program) && {RECORDER_PACKAGE: packageBundle, RECORDER_PACKAGE_CODE: packageCode}),
    RECORDER_THEME: theme,
    RECORDER_SETTLE: String(settle),
    // A program with a short time changes by itself, and is pictured before it does.
    ...(settle < DEFAULT_SETTLE && !play && {RECORDER_HOLDS_TIMERS: '1'}),
    ...(play && {RECORDER_PLAY: JSON.stringify(play)}),
    RECORDER_PICTURE: path.join(folder, 'picture.png'),
    RECORDER_REPORT: path.join(folder, 'report.json'),
    ...environment,
  };
}

function readOptionalFile(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

/** Ends the output of a program in each frame. Before it, there is a {@link ProgramActivity} that begins with the first character. */
const FRAME_MARK = '\x1e\n';

/** Reads the report of the recorder. `program` is the file that {@link bundleProgram} created. */
function readReport(
  folder: string,
  stdout: string,
  program: string,
): Omit<RunResult, 'exit' | 'signal' | 'timedOut' | 'stderr'> {
  const outputs = stdout.split(FRAME_MARK).map((output) => {
    const [printed = '', record = '{"events": [], "ran": [], "drawn": []}'] = output.split('\x1e');
    return {stdout: printed, ...(JSON.parse(record) as ProgramActivity)};
  });
  const code = fs.readFileSync(program, 'utf8');
  const map = JSON.parse(fs.readFileSync(`${program}.map`, 'utf8'));
  const report = readOptionalFile(path.join(folder, 'report.json'));
  const {frames: reported = [], refused} = report ? JSON.parse(report.toString('utf8')) : {};
  const frames: Frame[] = outputs.slice(0, reported.length).map(({ran, drawn, ...output}, number) => ({
    ...reported[number],
    ...output,
    texts: [...reported[number].texts, ...drawn],
    lines: findExecutedLines(ran, code, map),
    picture: readOptionalFile(path.join(folder, `picture.png${number > 0 ? `.${number}` : ''}`)),
  }));
  return {
    stdout: outputs.map((output) => output.stdout).join(''),
    events: outputs.flatMap((output) => output.events),
    frames,
    windows: frames[0]?.windows ?? [],
    picture: frames[0]?.picture,
    ...(refused && {refused}),
  };
}

/**
 * Runs a program in its own process without a screen until it stops painting, and takes a picture of the window that was
 * opened last. Open menus, drop-down lists and tool tips are part of the picture. Then it performs the steps of `play`, and
 * takes a picture after each step.
 *
 * @param source path of the program
 * @throws if the toolkit hasn't been built or is out of date, or if the program can't be parsed
 */
export async function runProgram(source: string, options: RunOptions): Promise<RunResult> {
  checkBuild();
  const bundlesFolder = path.join(root, 'node_modules/.cache/toolkit');
  fs.mkdirSync(bundlesFolder, {recursive: true});
  const bundleFolder = fs.mkdtempSync(path.join(bundlesFolder, 'run-'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nodegui-'));
  for (const name of ['ada', 'tmp']) fs.mkdirSync(path.join(folder, name));
  try {
    const recorder = await bundleProgram(path.join(__dirname, 'recorder.ts'), bundleFolder, 'cjs');
    const program = await bundleProgram(path.resolve(source), bundleFolder);
    const running = execFileAsync(process.execPath, ['--enable-source-maps', '--no-opt', recorder, program], {
      cwd: path.dirname(path.resolve(source)),
      env: createEnvironment(folder, program, options),
      timeout: options.timeout ?? DEFAULT_TIMEOUT,
      killSignal: 'SIGKILL',
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    running.child.stdin?.end();
    const {stdout, stderr} = await running.catch((error: {stdout: string; stderr: string}) => {
      if (running.child.pid === undefined) throw error;
      // The program has started and failed, and the error has its output.
      return error;
    });
    const {exitCode: exit, signalCode: signal, killed: timedOut} = running.child;
    return {exit, signal, timedOut, stderr, ...readReport(folder, stdout, program)};
  } finally {
    fs.rmSync(bundleFolder, {recursive: true, force: true});
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
