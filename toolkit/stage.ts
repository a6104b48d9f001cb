/**
 * Starts a program in its own process: `node stage.cjs <program>`. It is CommonJS, because Node.js evaluates an
 * ES module inside a promise, and what a CommonJS program does must not happen there.
 */

import type {EventEmitter} from 'node:events';
import {writeSync} from 'node:fs';
import {type Profiler, Session} from 'node:inspector';
import {pathToFileURL} from 'node:url';
import {EventWidget, QAction, QApplication, QPainter} from '@nodegui/nodegui';

const application = QApplication.instance();

// Node.js settles promises after each of its callbacks; this one comes along when no other does.
setInterval(() => undefined, 2);

process.argv.splice(1, 1);
const [, program = ''] = process.argv;

/** Writes a record between the lines that the program prints; `run-program.ts` takes it out again. */
const note = (record: object) => writeSync(1, `\x1e${JSON.stringify(record)}\n`);

/** Notes at the end of each frame which parts of the program ran since the frame before. */
function recordRan(): void {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  const {href} = pathToFileURL(program);
  const noteRan = (_: Error | null, {result}: Profiler.TakePreciseCoverageReturnType) => {
    const functions = result.filter(({url}) => url === href).flatMap((script) => script.functions);
    const ranges = functions.flatMap((one) => one.ranges);
    note({ran: ranges.map(({startOffset, endOffset, count}) => [startOffset, endOffset, count])});
  };
  // The stage's native part looks for it by name and triggers it.
  const frame = new QAction(application);
  frame.setObjectName('frame');
  frame.addEventListener('triggered', () => session.post('Profiler.takePreciseCoverage', noteRan));
}

/** Returns what a record can hold of an argument; a bare pointer of the addon has no class. */
const recordable = (value: unknown) =>
  typeof value === 'object' && value !== null ? {object: value.constructor?.name ?? 'External'} : value;

/** Number of objects that are watched; tells those of one class apart. */
let watchedObjects = 0;

/** Notes what this emitter tells of its owner: only what somebody listens to, or all of it. */
function watch(owner: object, emitter: EventEmitter, all: boolean): void {
  const {emit} = emitter;
  watchedObjects += 1;
  const emittedBy = watchedObjects;
  emitter.emit = (name: string, ...values) => {
    if (all || emitter.listenerCount(name) > 0) {
      const isEvent = /^[A-Z]/.test(name); // Signals begin with a small letter; an event object says nothing.
      note({
        emittedBy,
        class: owner.constructor.name,
        name: name.replace(/_after$/, ''), // What listens after Qt has acted.
        arguments: isEvent ? [] : values.map(recordable),
      });
    }
    return emit.call(emitter, name, ...values);
  };
}

/** Notes signals and events of the program's objects, between the lines that it prints. */
function recordEmitted(all: boolean): void {
  const emitters = new WeakMap<object, EventEmitter>();
  const watched = new WeakSet<EventEmitter>();
  Object.defineProperty(EventWidget.prototype, 'emitter', {
    get(this: object) {
      return emitters.get(this);
    },
    set(this: object, emitter: EventEmitter) {
      emitters.set(this, emitter);
      if (!watched.has(emitter)) watch(this, emitter, all);
      watched.add(emitter);
    },
  });
  const {emitter} = application as unknown as {emitter: EventEmitter};
  watch(application, emitter, all);
}

/** Notes the texts that the program paints itself, since no widget has them. */
function recordDrawn(): void {
  const {drawText} = QPainter.prototype;
  QPainter.prototype.drawText = function draw(...values: Parameters<typeof drawText>) {
    note({drawn: String(values.at(-1))});
    return drawText.apply(this, values);
  };
}

recordDrawn();
if (process.env.STAGE_PLAY) recordRan();
if (process.env.STAGE_PLAY || process.env.STAGE_EMITTED) recordEmitted(Boolean(process.env.STAGE_EMITTED));

function evaluated(): void {
  application.setProperty('programEvaluated', true);
}

if (program.endsWith('.cjs')) {
  require(program);
  evaluated();
} else {
  import(pathToFileURL(program).href).then(evaluated);
}
