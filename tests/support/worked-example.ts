/**
 * Builds and tests the worked example of the page on wrapping widgets. The files are read from the page. They are compiled
 * as a plugin, although the page adds them to the sources of the toolkit.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {compileAddon} from '../../toolkit/compile-addon';
import {packageDir, root} from '../../toolkit/paths';
import {type RunResult, runProgram} from '../../toolkit/run-program';

const page = path.join(root, 'docs/development/wrapping_widgets.mdx');
const test = 'src/lib/QtWidgets/__tests__/QKeySequenceEdit.test.ts';
const templateFolder = path.join(__dirname, '../toolkit/worked-example');
const folder = path.join(root, 'node_modules/.cache/worked-example');

/** The lines that the page adds to one file, and the existing lines that it shows around them. */
interface Change {
  readonly added: readonly string[];
  readonly context: readonly string[];
}

/** Reads the changes from the blocks of the page that name a file on their fence. Returns path → change. */
function readChanges(): Map<string, Change> {
  const blocks = fs.readFileSync(page, 'utf8').matchAll(/^```(\w+) title="([^"]+)"\n(.*?)^```/gms);
  return new Map(
    [...blocks].map(([, language, file = '', code = '']) => {
      const lines = code.trimEnd().split('\n');
      if (language !== 'diff') return [file, {added: lines, context: []}];
      const findLines = (sign: RegExp) =>
        lines.filter((line) => sign.test(line) && line.trim() !== '…').map((line) => line.slice(1));
      return [file, {added: findLines(/^\+/), context: findLines(/^[ -]/)}];
    }),
  );
}

/** Finds lines that the page shows as existing but that the toolkit's source doesn't have. */
export function findUnknownLines(): string[] {
  return [...readChanges()].flatMap(([file, {context}]) => {
    const source = path.join(packageDir, file);
    if (!fs.existsSync(source)) return []; // The package has no TypeScript.
    const sourceLines = new Set(fs.readFileSync(source, 'utf8').split(/\r?\n/));
    return context.filter((line) => !sourceLines.has(line)).map((line) => `${file}: ${line}`);
  });
}

function writeLines(file: string, lines: readonly string[]): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, `${lines.join('\n')}\n`);
}

/** Writes the files of the page, and replacements for the rest of the toolkit's sources. */
export function writeSources(): void {
  const changes = readChanges();
  const getAddedLines = (file: string): readonly string[] => changes.get(file)?.added ?? [];
  fs.rmSync(folder, {recursive: true, force: true});
  fs.cpSync(templateFolder, folder, {recursive: true});
  for (const [file, change] of changes) {
    if (change.context.length === 0) writeLines(file, change.added);
  }
  writeLines('src/index.ts', getAddedLines('src/index.ts'));

  const isInclude = (line: string) => line.startsWith('#include');
  const mainLines = getAddedLines('src/cpp/main.cpp');
  writeLines('cmake.txt', getAddedLines('CMakeLists.txt'));
  writeLines('main-includes.txt', mainLines.filter(isInclude));
  writeLines(
    'main-calls.txt',
    mainLines.filter((line) => !isInclude(line)),
  );

  const builtModules = '@nodegui/nodegui/dist/lib';
  for (const module of ['core/Component', 'core/WrapperCache', 'utils/helpers', 'QtWidgets/QWidget']) {
    writeLines(`src/lib/${module}.ts`, [`export * from '${builtModules}/${module}';`]);
  }
  writeLines('src/lib/QtGui/QKeySequence.ts', [
    `import {NativeElement} from '../core/Component';`,
    `import {QKeySequence} from '${builtModules}/QtGui/QKeySequence';`,
    `export * from '${builtModules}/QtGui/QKeySequence';`,
    ...getAddedLines('src/lib/QtGui/QKeySequence.ts'),
  ]);
  writeLines('src/lib/utils/addon.ts', [
    `import {createRequire} from 'node:module';`,
    `export default createRequire('${folder}/')('./build/Release/worked_example.node');`,
  ]);
  writeLines(test, [`import {describe, expect, it, jest} from '${folder}/jest';`, ...getAddedLines(test)]);
  writeLines('run.cjs', [`require('./${test}');`]);
}

/** Finds type errors in the page's files, with the compiler options of the toolkit. */
export function findTypeErrors(): string[] {
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
export const compile = (): Promise<void> => compileAddon(folder);

/** Runs the page's test. */
export const runTests = (): Promise<RunResult> => runProgram(path.join(folder, 'run.cjs'), {theme: 'light'});
