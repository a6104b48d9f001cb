/**
 * Builds and tests the worked example of the page on wrapping widgets, out of the page: what a reader would put
 * into the sources of the toolkit becomes a plugin of it.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {compileAddon} from './compile-addon';
import {packageDir, root} from './paths';
import {type RunResult, runProgram} from './run-program';

const page = path.join(root, 'docs/development/wrapping_widgets.mdx');
const test = 'src/lib/QtWidgets/__tests__/QKeySequenceEdit.test.ts';
const standIns = path.join(__dirname, 'worked-example');
const folder = path.join(root, 'node_modules/.cache/worked-example');

/** What the page says of one file: the lines that it adds, and those that it says are there already. */
interface Change {
  readonly added: readonly string[];
  readonly known: readonly string[];
}

/** The changes by file, out of the blocks that name one on their fence. */
function changes(): Map<string, Change> {
  const blocks = fs.readFileSync(page, 'utf8').matchAll(/^```(\w+) title="([^"]+)"\n(.*?)^```/gms);
  return new Map(
    [...blocks].map(([, language, file = '', code = '']) => {
      const lines = code.trimEnd().split('\n');
      if (language !== 'diff') return [file, {added: lines, known: []}];
      const starting = (sign: RegExp) =>
        lines.filter((line) => sign.test(line) && line.trim() !== '…').map((line) => line.slice(1));
      return [file, {added: starting(/^\+/), known: starting(/^[ -]/)}];
    }),
  );
}

/** Lines that the page shows of a source of the toolkit and that are not in it. */
export function linesThatAreNotThere(): string[] {
  return [...changes()].flatMap(([file, {known}]) => {
    const source = path.join(packageDir, file);
    if (!fs.existsSync(source)) return []; // The package has no TypeScript.
    const there = new Set(fs.readFileSync(source, 'utf8').split(/\r?\n/));
    return known.filter((line) => !there.has(line)).map((line) => `${file}: ${line}`);
  });
}

function write(file: string, lines: readonly string[]): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, `${lines.join('\n')}\n`);
}

/** Lays out the files of the page, and what stands in for the rest of the toolkit's sources. */
export function layOut(): void {
  const all = changes();
  const added = (file: string): readonly string[] => all.get(file)?.added ?? [];
  fs.rmSync(folder, {recursive: true, force: true});
  fs.cpSync(standIns, folder, {recursive: true});
  for (const [file, change] of all) if (change.known.length === 0) write(file, change.added);
  write('src/index.ts', added('src/index.ts'));

  const isInclude = (line: string) => line.startsWith('#include');
  const inMain = added('src/cpp/main.cpp');
  write('cmake.txt', added('CMakeLists.txt'));
  write('main-includes.txt', inMain.filter(isInclude));
  write(
    'main-calls.txt',
    inMain.filter((line) => !isInclude(line)),
  );

  const built = '@nodegui/nodegui/dist/lib';
  for (const module of ['core/Component', 'core/WrapperCache', 'utils/helpers', 'QtWidgets/QWidget']) {
    write(`src/lib/${module}.ts`, [`export * from '${built}/${module}';`]);
  }
  write('src/lib/QtGui/QKeySequence.ts', [
    `import {NativeElement} from '../core/Component';`,
    `import {QKeySequence} from '${built}/QtGui/QKeySequence';`,
    `export * from '${built}/QtGui/QKeySequence';`,
    ...added('src/lib/QtGui/QKeySequence.ts'),
  ]);
  write('src/lib/utils/addon.ts', [
    `import {createRequire} from 'node:module';`,
    `export default createRequire('${folder}/')('./build/Release/worked_example.node');`,
  ]);
  write(test, [`import {describe, expect, it, jest} from '${folder}/jest';`, ...added(test)]);
  write('run.cjs', [`require('./${test}');`]);
}

/** What is wrong with the types of the page's files, by the settings of the toolkit. */
export function typeErrors(): string[] {
  const {config} = ts.readConfigFile(path.join(packageDir, 'tsconfig.json'), ts.sys.readFile);
  const {options} = ts.convertCompilerOptionsFromJson(config.compilerOptions, packageDir);
  const files = ['src/index.ts', test].map((file) => path.join(folder, file));
  const program = ts.createProgram(files, {...options, noEmit: true, skipLibCheck: true, types: ['node']});
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({file, messageText}) =>
        `${path.relative(folder, file?.fileName ?? folder)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** Compiles the C++ of the page. */
export const compile = (): void => compileAddon(folder);

/** Runs the page's test. */
export const runTests = (): Promise<RunResult> => runProgram(path.join(folder, 'run.cjs'), {theme: 'light'});
