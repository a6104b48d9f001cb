/**
 * Starts a program in its own process: `node stage.cjs <program>`. It is CommonJS, because Node.js evaluates an
 * ES module inside a promise, and what a CommonJS program does must not happen there.
 */

import {writeSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {EventWidget, QApplication} from '@nodegui/nodegui';

const application = QApplication.instance();

// Node.js settles promises after each of its callbacks; this one comes along when no other does.
setInterval(() => undefined, 2);

process.argv.splice(1, 1);
const [, program = ''] = process.argv;

type Listen = (
  name: string,
  listener: (...values: unknown[]) => void,
  options?: {afterDefault?: boolean},
) => void;

const inWords = (value: unknown) =>
  typeof value === 'object' && value !== null ? value.constructor.name : value;

/** Notes what the listeners of a program are called with, between the lines that it prints. */
function recordHandled(): void {
  const {prototype} = EventWidget as unknown as {prototype: {addEventListener: Listen}};
  const {addEventListener} = prototype;
  const recorded = new WeakMap<object, Set<string>>();
  prototype.addEventListener = function (this: object, name, listener, options) {
    const names = recorded.get(this) ?? new Set();
    const key = `${name} ${options?.afterDefault ?? false}`;
    if (!names.has(key)) {
      recorded.set(this, names.add(key));
      const record = (...values: unknown[]) => {
        const isEvent = /^[A-Z]/.test(name); // Signals begin with a small letter; an event object says nothing.
        const entry = {class: this.constructor.name, name, arguments: isEvent ? [] : values.map(inWords)};
        writeSync(1, `\x1e${JSON.stringify(entry)}\n`);
      };
      addEventListener.call(this, name, record, options);
    }
    addEventListener.call(this, name, listener, options);
  };
}
if (process.env.STAGE_PLAY) recordHandled();

function evaluated(): void {
  application.setProperty('programEvaluated', true);
}

if (program.endsWith('.cjs')) {
  require(program);
  evaluated();
} else {
  import(pathToFileURL(program).href).then(evaluated);
}
