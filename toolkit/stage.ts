/**
 * Starts a program in its own process: `node stage.cjs <program>`. This file is CommonJS, because Node.js evaluates ES
 * modules inside a promise, where a CommonJS program must not run.
 */

import './stage-package';
import type {EventEmitter} from 'node:events';
import {writeSync} from 'node:fs';
import {type Profiler, Session} from 'node:inspector';
import {pathToFileURL} from 'node:url';
import {EventWidget, QAction, QApplication, QPainter} from '@nodegui/nodegui';

const application = QApplication.instance();

// Node.js only settles promises after a callback, so this timer makes sure that there always is one.
setInterval(() => undefined, 2);

process.argv.splice(1, 1);
const [, program = ''] = process.argv;

/** Writes a record between the lines that the program prints. `run-program.ts` separates them. */
const writeRecord = (record: object) => writeSync(1, `\x1e${JSON.stringify(record)}\n`);

/** Records the ranges of the program that ran since the previous frame, at the end of each frame. */
function recordExecutedRanges(): void {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  const {href} = pathToFileURL(program);
  const writeExecutedRanges = (_: Error | null, {result}: Profiler.TakePreciseCoverageReturnType) => {
    const functions = result.filter(({url}) => url === href).flatMap((script) => script.functions);
    const ranges = functions.flatMap((executedFunction) => executedFunction.ranges);
    writeRecord({ran: ranges.map(({startOffset, endOffset, count}) => [startOffset, endOffset, count])});
  };
  // stage.cpp finds this action by its name and triggers it.
  const frame = new QAction(application);
  frame.setObjectName('frame');
  frame.addEventListener('triggered', () =>
    session.post('Profiler.takePreciseCoverage', writeExecutedRanges),
  );
}

/** Returns an argument in a form that JSON can store: objects become the name of their class. */
const toRecordValue = (value: unknown) =>
  typeof value === 'object' && value !== null ? {object: value.constructor?.name ?? 'External'} : value;

/** The number of recorded objects, which is also the id of the last one. */
let recordedObjects = 0;

/**
 * Records the signals and events of an emitter.
 * @param recordsAll true to record all of them, false for those that have a listener
 */
function recordEmitter(owner: object, emitter: EventEmitter, recordsAll: boolean): void {
  const {emit} = emitter;
  recordedObjects += 1;
  const emittedBy = recordedObjects;
  emitter.emit = (name: string, ...values) => {
    if (recordsAll || emitter.listenerCount(name) > 0) {
      const isEvent = /^[A-Z]/.test(name); // Signals begin with a small letter. Event objects aren't recorded.
      writeRecord({
        emittedBy,
        class: owner.constructor.name,
        name: name.replace(/_after$/, ''), // The toolkit adds this suffix for listeners that run after Qt.
        arguments: isEvent ? [] : values.map(toRecordValue),
      });
    }
    return emit.call(emitter, name, ...values);
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

/** Records the texts that the program paints itself, because no widget has them. */
function recordDrawnTexts(): void {
  const {drawText} = QPainter.prototype;
  QPainter.prototype.drawText = function draw(...values: Parameters<typeof drawText>) {
    writeRecord({drawn: String(values.at(-1))});
    return drawText.apply(this, values);
  };
}

recordDrawnTexts();
if (process.env.STAGE_PLAY) recordExecutedRanges();
if (process.env.STAGE_PLAY || process.env.STAGE_EMITTED) recordEmissions(Boolean(process.env.STAGE_EMITTED));

function markAsEvaluated(): void {
  application.setProperty('programEvaluated', true);
}

if (program.endsWith('.cjs')) {
  require(program);
  markAsEvaluated();
} else {
  import(pathToFileURL(program).href).then(markAsEvaluated);
}
