/**
 * Starts a program in its own process: `node recorder.cjs <program>`. This file is CommonJS, because Node.js evaluates ES
 * modules inside a promise, where a CommonJS program must not run.
 */

import type {EventEmitter} from 'node:events';
import {existsSync, readFileSync, writeSync} from 'node:fs';
import {type Profiler, Session} from 'node:inspector';
import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Script} from 'node:vm';
import type {ExampleEvent} from '../src/lib/examples';
import {writeFileAtomically} from '../src/lib/write-file';

const {RECORDER_PACKAGE, RECORDER_PACKAGE_CODE, RECORDER_PLAY, RECORDER_EMITTED, RECORDER_HOLDS_TIMERS} =
  process.env;

/**
 * Runs the bundle of the package as `require` does, but with code that was compiled before. The first program stores that code
 * for the others, because compiling it takes a tenth of the CPU time of a small program.
 */
function loadBundle(bundle: string, codeFile: string): void {
  const code = existsSync(codeFile) ? readFileSync(codeFile) : undefined;
  const script = new Script(Module.wrap(readFileSync(bundle, 'utf8')), {filename: bundle, cachedData: code});
  const module = new Module(bundle);
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, path.dirname(bundle));
  // Node.js rejects code that another version has compiled.
  if (!code || script.cachedDataRejected) writeFileAtomically(codeFile, script.createCachedData());
}

// After this, the program and the next line get the bundle instead of the package's modules.
if (RECORDER_PACKAGE && RECORDER_PACKAGE_CODE) loadBundle(RECORDER_PACKAGE, RECORDER_PACKAGE_CODE);
const {
  EventWidget,
  QAction,
  QApplication,
  QPainter,
}: typeof import('@nodegui/nodegui') = require('@nodegui/nodegui');

const application = QApplication.instance();

// Node.js only settles promises after a callback, so this timer makes sure that there always is one.
setInterval(() => undefined, 2);

process.argv.splice(1, 1);
const [, program = ''] = process.argv;

/** A range of V8's coverage, with its start and end offset in the code and the number of times that it ran. */
export type ExecutedRange = Profiler.CoverageRange;

/** The activity of the program since the previous frame, in addition to its output. */
export interface ProgramActivity {
  /** The signals and events that listeners handled. With `RECORDER_EMITTED`, all signals and events. */
  events: ExampleEvent[];
  /** Ranges of the program's code that ran. */
  ran: ExecutedRange[];
  /** Texts that the program painted itself, because no widget has them. */
  drawn: string[];
}

/** Number of the emitter and name of the signal or event → the signal or event. */
const events = new Map<string, ExampleEvent>();
const drawn: string[] = [];

/** Creates a function that returns the ranges of the program which ran since its previous call. */
function createCoverageReader(): () => ExecutedRange[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  const {href} = pathToFileURL(program);
  return () => {
    let ran: ExecutedRange[] = [];
    // The session belongs to this thread, so the function is called immediately.
    session.post('Profiler.takePreciseCoverage', (_, {result}: Profiler.TakePreciseCoverageReturnType) => {
      const functions = result.filter(({url}) => url === href).flatMap((script) => script.functions);
      ran = functions.flatMap(({ranges}) => ranges);
    });
    return ran;
  };
}

/** Writes a record at the end of each frame, after the lines that the program has printed. `run-program.ts` reads it. */
function writeRecords(): void {
  const readCoverage = RECORDER_PLAY ? createCoverageReader() : () => [];
  // recorder.cpp finds this action by its name and triggers it.
  const frame = new QAction(application);
  frame.setObjectName('frame');
  frame.addEventListener('triggered', () => {
    const record: ProgramActivity = {events: [...events.values()], ran: readCoverage(), drawn};
    writeSync(1, `\x1e${JSON.stringify(record)}`);
    events.clear();
    drawn.length = 0;
  });
}

/** Formats an argument as code, such as `"Ada"` or `26`. An object becomes `QColor(…)`, or `{…}` if it has no class. */
function formatArgument(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const name = value.constructor?.name ?? 'External';
  return name === 'Object' ? '{…}' : `${name}(…)`;
}

/** The number of recorded objects, which is also the number of the last one. */
let recordedObjects = 0;

/**
 * Records the signals and events of an emitter. Repeated ones are counted, and have the arguments of the last time.
 * @param recordsAll true to record all of them, false for those that have a listener
 */
function recordEmitter(owner: object, emitter: EventEmitter, recordsAll: boolean): void {
  const {emit} = emitter;
  recordedObjects += 1;
  const emittedBy = recordedObjects;
  emitter.emit = (type: string, ...values) => {
    if (recordsAll || emitter.listenerCount(type) > 0) {
      const name = type.replace(/_after$/, ''); // The toolkit adds this suffix for listeners that run after Qt.
      const times = (events.get(`${emittedBy} ${name}`)?.times ?? 0) + 1;
      events.set(`${emittedBy} ${name}`, {
        // Signals begin with a small letter. Event objects aren't recorded.
        ...(/^[A-Z]/.test(name)
          ? {kind: 'event', text: name}
          : {kind: 'signal', text: `${name}(${values.map(formatArgument).join(', ')})`}),
        of: owner.constructor.name,
        times,
      });
    }
    return emit.call(emitter, type, ...values);
  };
}

/** Records the signals and events of all objects of the program. */
function recordEmissions(recordsAll: boolean): void {
  const emitters = new WeakMap<object, EventEmitter>();
  const recordedEmitters = new WeakSet<EventEmitter>();
  Object.defineProperty(EventWidget.prototype, 'emitter', {
    get(this: object) {
      return emitters.get(this);
    },
    set(this: object, emitter: EventEmitter) {
      emitters.set(this, emitter);
      if (!recordedEmitters.has(emitter)) recordEmitter(this, emitter, recordsAll);
      recordedEmitters.add(emitter);
    },
  });
  const {emitter} = application as unknown as {emitter: EventEmitter};
  recordEmitter(application, emitter, recordsAll);
}

/** Records the texts that the program paints itself. */
function recordDrawnTexts(): void {
  const {drawText} = QPainter.prototype;
  QPainter.prototype.drawText = function draw(...values: Parameters<typeof drawText>) {
    drawn.push(String(values.at(-1)));
    return drawText.apply(this, values);
  };
}

/** Milliseconds of the shortest timer that is held. */
const LONG_TIMER = 500;

/** Holds the program's long timers, because on a busy machine they may be due before the picture is taken. */
function holdLongTimers(): void {
  const {setTimeout, setInterval} = globalThis;
  const lengthen = (delay = 0) => (delay < LONG_TIMER ? delay : 2 ** 31 - 1);
  type Callback = (...values: unknown[]) => void;
  Object.assign(globalThis, {
    setTimeout: (callback: Callback, delay?: number, ...values: unknown[]) =>
      setTimeout(callback, lengthen(delay), ...values),
    setInterval: (callback: Callback, delay?: number, ...values: unknown[]) =>
      setInterval(callback, lengthen(delay), ...values),
  });
}

recordDrawnTexts();
writeRecords();
if (RECORDER_HOLDS_TIMERS) holdLongTimers();
if (RECORDER_PLAY || RECORDER_EMITTED) recordEmissions(Boolean(RECORDER_EMITTED));

function markAsEvaluated(): void {
  application.setProperty('programEvaluated', true);
}

if (program.endsWith('.cjs')) {
  require(program);
  markAsEvaluated();
} else {
  void import(pathToFileURL(program).href).then(markAsEvaluated);
}
