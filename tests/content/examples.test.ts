import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {listExampleNames, readExample, readManifest, readRecordedExample} from '../../src/lib/example-files';
import {examplesDir} from '../../toolkit/examples';
import {packageDir} from '../../toolkit/paths';
import {explainStaleness} from '../../toolkit/staleness';
import {findDoubledSpace} from '../support/doubled-space';

interface Exported {
  name: string;
  /** True for `QWidget` and its subclasses that a program can create. */
  isWidget: boolean;
}

function exportedSymbols(): Exported[] {
  const entry = path.join(packageDir, 'dist/index.d.ts');
  const program = ts.createProgram([entry], {skipLibCheck: true, types: []});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);

  const isWidget = (declared: ts.Symbol): boolean =>
    declared.name === 'QWidget' ||
    (checker.getDeclaredTypeOfSymbol(declared).getBaseTypes() ?? []).some(
      ({symbol}) => symbol && isWidget(symbol),
    );
  const isAbstract = ({declarations = []}: ts.Symbol) =>
    declarations.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract);
  return (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
    const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isClass = (declared.flags & ts.SymbolFlags.Class) !== 0;
    return {name: symbol.name, isWidget: isClass && !isAbstract(declared) && isWidget(declared)};
  });
}

/** Returns the number of lines that a program may have. */
function mostLines(name: string): number {
  // The steps of the tutorial are one program that grows.
  if (name.startsWith('tutorial-')) return 300;
  // The landing page shows only the window of this one, which should look like a real app.
  if (name === 'budget') return 110;
  // These two show both sides of one thing, and both are long.
  return ['network-download', 'drag-drop-zone'].includes(name) ? 100 : 60;
}

describe.each(listExampleNames(examplesDir))('examples/%s', (name) => {
  test('X-03 the pictures were drawn by the current program and the pinned package', () => {
    expect(explainStaleness(readExample(examplesDir, name)), 'run: npm run examples').toBeUndefined();
  });

  test('no margin or padding counts twice', () => {
    const {source} = readExample(examplesDir, name);
    expect(findDoubledSpace(`examples/${name}/main.ts`, source)).toEqual([]);
  });

  test('the first step changes more of the picture than a highlight', () => {
    const {screenshot, steps} = readRecordedExample(examplesDir, name);
    const [first] = steps;
    if (!first) return;
    if (name !== 'menu') expect(['move', 'focus', 'wait']).not.toContain(first.do);
    // Equal pictures share a file.
    expect(first.screenshot?.light).not.toBe(screenshot.light);
    expect(first.screenshot?.dark).not.toBe(screenshot.dark);
  });

  test('the program is short and only imports the toolkit and Node.js modules', () => {
    const text = readExample(examplesDir, name).source;
    const imports = ts.preProcessFile(text).importedFiles.map((file) => file.fileName);
    expect(imports).toContain('@nodegui/nodegui');
    expect(imports.filter((module) => module !== '@nodegui/nodegui' && !module.startsWith('node:'))).toEqual(
      [],
    );
    const lines = text.trimEnd().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(10);
    expect(lines).toBeLessThanOrEqual(mostLines(name));
  });
});

test('the program of the native plugin has no margin or padding that counts twice', () => {
  const file = 'toolkit/native-plugin/demo.ts';
  expect(findDoubledSpace(file, fs.readFileSync(file, 'utf8'))).toEqual([]);
});

describe('all examples', () => {
  const examples = listExampleNames(examplesDir).map((name) => readExample(examplesDir, name));
  let exported: Exported[];
  beforeAll(() => {
    exported = exportedSymbols();
  }, 60_000);

  test('X-03 every symbol that an example names is exported by the package', () => {
    const names = new Set(exported.map(({name}) => name));
    const unknown = examples.flatMap(({name, shows}) =>
      shows.filter((symbol) => !names.has(symbol)).map((symbol) => `${name}: ${symbol}`),
    );
    expect(unknown).toEqual([]);
  });

  test('X-03 every widget that a program can create has an example of its own', () => {
    const widgets = exported.filter(({isWidget}) => isWidget).map(({name}) => name);
    expect(widgets).toContain('QPushButton');
    const shown = new Set(examples.map(({shows: [symbol]}) => symbol));
    expect(widgets.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('X-10 at least 60 can be played, and the pictures of all steps take less than 3 MB', () => {
    expect(examples.filter(({play}) => play).length).toBeGreaterThanOrEqual(60);
    const frames = examples.flatMap(({folder}) => {
      const named = Object.keys(readManifest({folder}).pictures);
      const stored = fs.readdirSync(folder).filter((file) => /^(?:light|dark)-\d+\.webp$/.test(file));
      expect(stored.filter((file) => !named.includes(file))).toEqual([]);
      return stored.map((file) => path.join(folder, file));
    });
    const bytes = frames.reduce((sum, file) => sum + fs.statSync(file).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });

  test('no two examples have the same title or description', () => {
    for (const field of ['title', 'alt'] as const) {
      const texts = examples.map((example) => example[field]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});
