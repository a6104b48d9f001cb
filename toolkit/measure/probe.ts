/**
 * Runs inside the toolkit: makes each class of a plan, calls its getters, and looks at what the classes and
 * enums are at run time. It appends one line to its log before each call, so that a crash tells where.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as toolkit from '@nodegui/nodegui';
import type {SymbolReference} from './declarations';
import {enumExpression, expression} from './expression';

export interface ProbePlan {
  readonly packageDir: string;
  readonly classes: readonly ProbedClass[];
}

export interface ProbedClass {
  readonly name: string;
  readonly module: string;
  /** Getters to call, own and inherited. */
  readonly getters: ReadonlyArray<{readonly name: string; readonly enum?: SymbolReference | undefined}>;
}

/** One line of the log. */
export type ProbeLine =
  | {readonly at: 'make'; readonly class: string}
  | {readonly at: 'call'; readonly class: string; readonly getter: string}
  | {readonly at: 'value'; readonly class: string; readonly getter: string; readonly value: string};

type Maker = () => unknown;

/** How to get an object where `new X()` is not the way. */
const makers: Readonly<Record<string, Maker>> = {
  QApplication: () => toolkit.QApplication.instance(),
  QBoxLayout: () => new toolkit.QBoxLayout(toolkit.Direction.TopToBottom),
  QClipboard: () => toolkit.QApplication.clipboard(),
  QFontMetrics: () => new toolkit.QFontMetrics(new toolkit.QFont()),
  QFontMetricsF: () => new toolkit.QFontMetricsF(new toolkit.QFont()),
  QHeaderView: () => new toolkit.QHeaderView(toolkit.Orientation.Horizontal),
  QScreen: () => toolkit.QApplication.primaryScreen(),
  QSettings: () => new toolkit.QSettings('Company', 'Application'),
  QShortcut: () => new toolkit.QShortcut(new toolkit.QWidget()),
  QStyle: () => toolkit.QApplication.style(),
};

const load = createRequire(import.meta.url);
const plan: ProbePlan = JSON.parse(fs.readFileSync(process.env.PROBE_PLAN ?? '', 'utf8'));
const log = process.env.PROBE_LOG ?? '';
const kept: unknown[] = []; // Nothing is collected while we look at it.

function note(line: ProbeLine): void {
  fs.appendFileSync(log, `${JSON.stringify(line)}\n`);
}

function make({name, module}: ProbedClass): Record<string, unknown> | undefined {
  try {
    const Class = load(path.join(plan.packageDir, module))[name];
    const made = makers[name] ? makers[name]() : new Class();
    kept.push(made);
    return made;
  } catch {
    return undefined; // It cannot be made without arguments, or only the toolkit makes it.
  }
}

function read(object: Record<string, unknown>, getter: ProbedClass['getters'][number]): string | undefined {
  const method = object[getter.name];
  if (typeof method !== 'function') return undefined;
  try {
    const value: unknown = method.call(object);
    if (getter.enum && (typeof value === 'number' || typeof value === 'string')) {
      const {name, module} = getter.enum;
      return enumExpression(value, name, load(path.join(plan.packageDir, module))[name]);
    }
    return expression(value);
  } catch {
    return undefined; // What is missing is found without calling it.
  }
}

for (const probed of plan.classes) {
  note({at: 'make', class: probed.name});
  const object = make(probed);
  if (!object) continue;
  for (const getter of probed.getters) {
    note({at: 'call', class: probed.name, getter: getter.name});
    const value = read(object, getter);
    if (value !== undefined) note({at: 'value', class: probed.name, getter: getter.name, value});
  }
}
process.exit(0);
