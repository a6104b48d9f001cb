/**
 * `npm run toolkit:measure`: creates an object of every class, calls its getters, compares the declarations with the
 * running package, and writes `reference/measured.json`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import type {Model} from '../../src/plugins/api-reference/model';
import {runMain} from '../../tools/run-main';
import {packageVersion, root} from '../paths';
import {runProgram} from '../run-program';
import {compareShapes} from './compare-shapes';
import {readDeclarations} from './declarations';
import {type Defaults, keepEqualDefaults, placeDefaults, removeGetters} from './merge-defaults';
import {findProbedClasses, removeFinished} from './plan';
import type {ProbedClass, ProbeLine} from './probe';
import {findQtAnchors} from './qt-anchors';
import {readQtClasses} from './qt-classes';
import {readQtEnums} from './qt-enums';
import type {ShapePlan, Shapes} from './shapes';

/**
 * Two environments that differ in everything that could affect a default. A value is kept if it is the same in both. The
 * second run has the classes in reverse order, so that values which count objects differ too.
 */
const environments = [
  {theme: 'light', backwards: false, environment: {}},
  {
    theme: 'dark',
    backwards: true,
    environment: {
      STAGE_STYLE: 'Windows',
      STAGE_FONT: 'DejaVu Sans,15',
      STAGE_LOCALE: 'ja_JP',
      QT_QPA_PLATFORM: 'offscreen',
      TZ: 'Asia/Tokyo',
      LD_PRELOAD: undefined,
      HOME: os.tmpdir(),
    },
  },
] as const;

interface Measurement {
  readonly defaults: Defaults;
  readonly crashes: readonly string[];
}

/** Runs the probe in an environment, and again after each crash, until every class of the plan is measured. */
async function measure(
  plan: readonly ProbedClass[],
  folder: string,
  environment: (typeof environments)[number],
): Promise<Measurement> {
  const [planFile, logFile] = [path.join(folder, 'plan.json'), path.join(folder, 'log')];
  const defaults: Defaults = {};
  const crashes: string[] = [];
  let remainingPlan = plan;
  while (remainingPlan.length > 0) {
    fs.writeFileSync(planFile, JSON.stringify(remainingPlan));
    fs.rmSync(logFile, {force: true});
    const {exit, signal, stderr} = await runProgram(path.join(__dirname, 'probe.ts'), {
      theme: environment.theme,
      timeout: 120_000,
      environment: {...environment.environment, PROBE_PLAN: planFile, PROBE_LOG: logFile},
    });
    if (!fs.existsSync(logFile)) throw new Error(`The probe did not start: ${stderr}`);
    const lines = fs
      .readFileSync(logFile, 'utf8')
      .trim()
      .split('\n')
      .map((line): ProbeLine => JSON.parse(line));
    for (const line of lines) {
      // A path of this checkout isn't a default.
      if (line.at !== 'value' || line.value.includes(root)) continue;
      defaults[line.class] = {...defaults[line.class], [line.getter]: line.value};
    }
    const last = lines.at(-1);
    if (exit === 0 || !last) break;
    const call = last.at === 'make' ? last.class : `${last.class}.${last.getter}()`;
    crashes.push(`${call}: ${signal ?? `exit ${exit}`}`);
    remainingPlan = removeFinished(remainingPlan, last);
  }
  return {defaults, crashes};
}

async function readShapes({classes, enums}: Model, folder: string): Promise<Shapes> {
  const plan: ShapePlan = {classes, enums};
  const [planFile, logFile] = [path.join(folder, 'shape-plan.json'), path.join(folder, 'shapes.json')];
  fs.writeFileSync(planFile, JSON.stringify(plan));
  await runProgram(path.join(__dirname, 'shapes.ts'), {
    theme: 'light',
    environment: {SHAPE_PLAN: planFile, SHAPE_LOG: logFile},
  });
  return JSON.parse(fs.readFileSync(logFile, 'utf8'));
}

async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nodegui-measure-'));
  try {
    const model = readDeclarations();
    const probedClasses = findProbedClasses(model);
    const runs: Measurement[] = [];
    for (const environment of environments) {
      const orderedClasses = environment.backwards ? probedClasses.toReversed() : probedClasses;
      runs.push(await measure(orderedClasses, folder, environment));
    }
    const [firstDefaults, secondDefaults] = runs.map(({defaults}) => defaults);
    const qtClasses = readQtClasses();
    const differences = compareShapes(model, await readShapes(model, folder), {
      classes: qtClasses,
      enums: readQtEnums(model.enums, qtClasses, folder),
    });
    const {missingAtRuntime, undeclared, unknownProperties, enums} = differences;
    const stableDefaults = removeGetters(
      keepEqualDefaults(firstDefaults ?? {}, secondDefaults ?? {}),
      unknownProperties,
      model,
    );
    const defaults = placeDefaults(stableDefaults, model);
    const measured = {
      packageVersion,
      defaults,
      missingAtRuntime,
      undeclared,
      enums,
      qtAnchors: findQtAnchors(model.classes, qtClasses),
    };
    fs.writeFileSync(path.join(root, 'reference/measured.json'), `${JSON.stringify(measured, null, 2)}\n`);
    console.log(stringify({...differences, crashes: [...new Set(runs.flatMap(({crashes}) => crashes))]}));
    const count = Object.values(defaults).reduce((sum, values) => sum + Object.keys(values).length, 0);
    console.log(
      `${Object.keys(firstDefaults ?? {}).length} classes made, ${count} defaults written to reference/measured.json`,
    );
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

void runMain(main);
