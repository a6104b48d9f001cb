/**
 * Runs inside the toolkit. It creates an object of each class of a plan and calls its getters. It writes a line to its
 * log before each call, so that the log shows where a crash happened.
 */
import fs from 'node:fs';
import * as toolkit from '@nodegui/nodegui';
import {toEnumExpression, toExpression} from './expression';
import {type DeclaredExport, loadExport} from './load-export';

export interface ProbedClass extends DeclaredExport {
  /** Getters to call, including inherited ones. */
  readonly getters: ReadonlyArray<{readonly name: string; readonly enum?: DeclaredExport | undefined}>;
}

/** A line of the log. There is one before an object is created, one before a getter is called, and one with its value. */
export interface ProbeLine {
  readonly class: string;
  readonly getter?: string;
  readonly value?: string;
}

/** Functions that return an object of classes which `new X()` can't create. */
const factories: Readonly<Record<string, () => unknown>> = {
  QBoxLayout: () => new toolkit.QBoxLayout(toolkit.Direction.TopToBottom),
  QHeaderView: () => new toolkit.QHeaderView(toolkit.Orientation.Horizontal),
  QSettings: () => new toolkit.QSettings('Company', 'Application'),
  QShortcut: () => new toolkit.QShortcut(new toolkit.QWidget()),
};

const plan: readonly ProbedClass[] = JSON.parse(fs.readFileSync(process.env.MEASURE_PLAN ?? '', 'utf8'));
const log = process.env.MEASURE_LOG ?? '';
const createdObjects: unknown[] = []; // Keeps objects from being garbage collected.

function writeLog(line: ProbeLine): void {
  fs.appendFileSync(log, `${JSON.stringify(line)}\n`);
}

function createObject(probed: ProbedClass): Record<string, unknown> | undefined {
  try {
    const Class = loadExport(probed);
    const object = factories[probed.name]?.() ?? new Class();
    createdObjects.push(object);
    return object;
  } catch {
    return undefined; // Its constructor needs arguments, or only the toolkit creates it.
  }
}

function readGetter(
  object: Record<string, unknown>,
  getter: ProbedClass['getters'][number],
): string | undefined {
  const method = object[getter.name];
  if (typeof method !== 'function') return undefined;
  try {
    const value: unknown = method.call(object);
    if (getter.enum && (typeof value === 'number' || typeof value === 'string')) {
      return toEnumExpression(value, getter.enum.name, loadExport(getter.enum));
    }
    return toExpression(value);
  } catch {
    return undefined; // Missing methods are reported by compare-shapes.ts.
  }
}

for (const probed of plan) {
  writeLog({class: probed.name});
  const object = createObject(probed);
  if (!object) continue;
  for (const getter of probed.getters) {
    const call = {class: probed.name, getter: getter.name};
    writeLog(call);
    const value = readGetter(object, getter);
    if (value !== undefined) writeLog({...call, value});
  }
}
process.exit(0);
