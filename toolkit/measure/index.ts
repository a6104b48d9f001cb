/**
 * `npm run toolkit:measure`: creates an object of every class, calls its getters, compares the declarations with the
 * running package, and writes `reference/measured.json`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {runMain} from '../../tools/run-main';
import {packageVersion, root} from '../paths';
import {type RunOptions, runProgram} from '../run-program';
import {compareShapes} from './compare-shapes';
import {readDeclarations} from './declarations';
import {type Defaults, keepEqualDefaults, placeDefaults} from './merge-defaults';
import {findProbedClasses, removeFinished} from './plan';
import type {ProbedClass, ProbeLine} from './probe';
import {findQtAnchors, readQtClasses} from './qt-classes';
import {readQtEnums} from './qt-enums';
import type {ShapePlan, Shapes} from './shapes';

/** Two environments that differ in everything that could affect a default. A value is kept if it is the same in both. */
const PLAIN: RunOptions = {theme: 'light'};
const UNUSUAL: RunOptions = {
  theme: 'dark',
  environment: {
    RECORDER_STYLE: 'Windows',
    RECORDER_FONT: 'DejaVu Sans,15',
    RECORDER_LOCALE: 'ja_JP',
    QT_QPA_PLATFORM: 'offscreen',
    TZ: 'Asia/Tokyo',
    LD_PRELOAD: undefined,
    HOME: os.tmpdir(),
  },
};

/** Folder for the plans and results of programs, and for the program that reads Qt's enums. */
const folder = path.join(root, 'node_modules/.cache/toolkit-measure');

/** Runs a program of this folder inside the toolkit, which reads its plan from a file and writes its results to another. */
async function runWithPlan(program: string, plan: unknown, options: RunOptions) {
  const [planFile, logFile] = [path.join(folder, 'plan.json'), path.join(folder, 'log')];
  fs.writeFileSync(planFile, JSON.stringify(plan));
  fs.writeFileSync(logFile, '');
  const result = await runProgram(path.join(__dirname, program), {
    ...options,
    timeout: 120_000,
    environment: {...options.environment, MEASURE_PLAN: planFile, MEASURE_LOG: logFile},
  });
  const log = fs.readFileSync(logFile, 'utf8');
  if (log === '') throw new Error(`${program} did not start: ${result.stderr}`);
  return {...result, log};
}

/** Runs the probe, and again after each crash, until every class of the plan is measured. Adds each crash to `crashes`. */
async function measure(
  plan: readonly ProbedClass[],
  options: RunOptions,
  crashes: Set<string>,
): Promise<Defaults> {
  const defaults: Defaults = {};
  let remainingPlan = plan;
  while (remainingPlan.length > 0) {
    const {exit, signal, log} = await runWithPlan('probe.ts', remainingPlan, options);
    const lines = log
      .trim()
      .split('\n')
      .map((line): ProbeLine => JSON.parse(line));
    for (const {class: name, getter, value} of lines) {
      // A path of this checkout isn't a default.
      if (getter === undefined || value === undefined || value.includes(root)) continue;
      defaults[name] = {...defaults[name], [getter]: value};
    }
    const last = lines.at(-1);
    if (exit === 0 || !last) break;
    crashes.add(`${last.class}${last.getter ? `.${last.getter}()` : ''}: ${signal ?? `exit ${exit}`}`);
    remainingPlan = removeFinished(remainingPlan, last);
  }
  return defaults;
}

async function main(): Promise<void> {
  fs.mkdirSync(folder, {recursive: true});
  const model = readDeclarations();
  const {classes, enums} = model;
  const shapes = await runWithPlan('shapes.ts', {classes, enums} satisfies ShapePlan, PLAIN);
  const qtClasses = readQtClasses();
  const {partlyMissing, unknownProperties, ...differences} = compareShapes(
    model,
    JSON.parse(shapes.log) as Shapes,
    {classes: qtClasses, enums: readQtEnums(enums, qtClasses, folder)},
  );
  const plan = findProbedClasses(model, unknownProperties);
  const crashes = new Set<string>();
  const first = await measure(plan, PLAIN, crashes);
  // The order is reversed, so that values which count objects differ too.
  const second = await measure(plan.toReversed(), UNUSUAL, crashes);
  const defaults = placeDefaults(keepEqualDefaults(first, second), model);
  const measured = {
    packageVersion,
    defaults,
    ...differences,
    qtAnchors: findQtAnchors(classes, qtClasses),
  };
  fs.writeFileSync(path.join(root, 'reference/measured.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log(stringify({partlyMissing, unknownProperties, crashes: [...crashes]}));
  const count = Object.values(defaults).reduce((sum, values) => sum + Object.keys(values).length, 0);
  console.log(
    `${Object.keys(first).length} classes made, ${count} defaults written to reference/measured.json`,
  );
}

void runMain(main);
