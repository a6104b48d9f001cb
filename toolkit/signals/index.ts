/** `npm run toolkit:signals`: lists the signals that no program has emitted, with the reason. */
import path from 'node:path';
import * as z from 'zod';
import {readCheckedYaml} from '../../src/lib/checked-yaml';
import {listExampleNames, readExample, readManifest} from '../../src/lib/example-files';
import {type ExampleEvent, stepSchema} from '../../src/lib/examples';
import {readApi} from '../../src/plugins/api-reference/files';
import {createModel, groupSignals} from '../../src/plugins/api-reference/model';
import {runMain} from '../../tools/run-main';
import {examplesDir} from '../examples';
import {root} from '../paths';
import {runProgram} from '../run-program';

const model = createModel(readApi(root));

/** All signals, such as `QAbstractButtonSignals.clicked`, sorted. */
export const SIGNALS: readonly string[] = model.interfaces
  .filter(({name}) => name.endsWith('Signals'))
  .flatMap(({name, members}) => members.map((signal) => `${name}.${signal.name}`))
  .sort();

/** Signal → the reason why it isn't emitted. */
export const REASONS: Readonly<Record<string, string>> = readCheckedYaml(
  path.join(__dirname, 'unseen.yaml'),
  z.record(z.string(), z.string()),
);

/** Returns an emitted signal as `<interface>.<name>`, or undefined for an event. */
function findSignal({of, text}: ExampleEvent): string | undefined {
  const name = text.replace(/\(.*/s, '');
  const emitter = model.classes.find(({id}) => id === of);
  const groups = emitter ? groupSignals(emitter, model) : [];
  const group = groups.find(({signals}) => signals.some((signal) => signal.name === name));
  return group && `${group.signalsInterface.name}.${name}`;
}

/** Reads the effects of the examples' steps. */
const readEffects = (): ExampleEvent[] =>
  listExampleNames(examplesDir).flatMap((name) => {
    const {steps} = readManifest(readExample(examplesDir, name));
    return steps.flatMap(({effects}) => effects);
  });

/**
 * Runs `program.ts`, and returns the signals that it or the steps of an example have emitted.
 *
 * @throws if a step can't be done
 */
export async function collectSeenSignals(): Promise<ReadonlySet<string>> {
  const result = await runProgram(path.join(__dirname, 'program.ts'), {
    theme: 'light',
    settle: 40,
    timeout: 280_000, // It takes 17 seconds if the machine does nothing else.
    play: readCheckedYaml(path.join(__dirname, 'steps.yaml'), z.array(stepSchema)),
    environment: {RECORDER_EMITTED: '1'},
  });
  if (result.refused || result.exit !== 0) {
    throw new Error(`toolkit/signals/program.ts: ${result.refused ?? result.stderr}`);
  }
  return new Set([...result.events, ...readEffects()].flatMap((event) => findSignal(event) ?? []));
}

async function main(): Promise<void> {
  const seen = await collectSeenSignals();
  const unseen = SIGNALS.filter((signal) => !seen.has(signal));
  for (const signal of unseen) console.log(`${signal}: ${REASONS[signal] ?? 'no reason in unseen.yaml'}`);
  console.log(`${SIGNALS.length - unseen.length} of ${SIGNALS.length} signals were seen.`);
}

if (require.main === module) void runMain(main);
