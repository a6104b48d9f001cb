import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {parse} from 'yaml';
import {type HandledSignal, readManifest} from '../../src/lib/example-manifest';
import {listExampleNames, readExample} from '../../src/lib/examples';
import {packageDir} from '../paths';
import {examplesDir} from '../pictures';
import {runProgram} from '../run-program';
import {STEPS} from './steps';

interface Declared {
  /** Interface → its signals, for example `QAbstractButtonSignals` → `clicked`, … */
  signals: Map<string, string[]>;
  /** Class → the class that it extends. */
  parents: Map<string, string>;
}

/** Reads the declarations of the pinned package. */
function readDeclared(): Declared {
  const signals = new Map<string, string[]>();
  const parents = new Map<string, string>();
  for (const file of globSync('dist/**/*.d.ts', {cwd: packageDir, absolute: true})) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    for (const node of source.statements) {
      if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Signals')) {
        const names = node.members.flatMap(({name}) => (name && ts.isIdentifier(name) ? name.text : []));
        signals.set(node.name.text, names);
      } else if (ts.isClassDeclaration(node) && node.name) {
        const parent = node.heritageClauses?.find(({token}) => token === ts.SyntaxKind.ExtendsKeyword);
        const expression = parent?.types[0]?.expression;
        if (expression && ts.isIdentifier(expression)) parents.set(node.name.text, expression.text);
      }
    }
  }
  return {signals, parents};
}

const declared = readDeclared();

/** All signals, such as `QAbstractButtonSignals.clicked`, sorted. */
export const SIGNALS: readonly string[] = [...declared.signals]
  .flatMap(([of, names]) => names.map((name) => `${of}.${name}`))
  .sort();

/** Signal → the reason why it isn't emitted. */
export const REASONS: Readonly<Record<string, string>> = parse(
  fs.readFileSync(path.join(__dirname, 'unseen.yaml'), 'utf8'),
);

/** Returns an emitted signal as `<interface>.<name>`, or undefined for an event. */
function findSignal({class: of, name}: HandledSignal): string | undefined {
  for (let at: string | undefined = of; at; at = declared.parents.get(at)) {
    if (declared.signals.get(`${at}Signals`)?.includes(name)) return `${at}Signals.${name}`;
  }
  return undefined;
}

/** Reads the signals and events that listeners of the examples were called with. */
const readPlayedSignals = (): HandledSignal[] =>
  listExampleNames(examplesDir).flatMap((name) => {
    const {play} = readManifest(readExample(examplesDir, name));
    return (play?.steps ?? []).flatMap(({handled}) => handled);
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
    timeout: 120_000,
    play: STEPS,
    environment: {STAGE_EMITTED: '1'},
  });
  if (result.refused || result.exit !== 0)
    throw new Error(`toolkit/signals/program.ts: ${result.refused ?? result.stderr}`);
  return new Set([...result.handled, ...readPlayedSignals()].flatMap((one) => findSignal(one) ?? []));
}
