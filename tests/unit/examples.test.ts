import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {exampleNames, readExample, staleness} from '../../toolkit/example-files';
import {packageDir} from '../../toolkit/paths';

function exportedSymbols(): Set<string> {
  const entry = path.join(packageDir, 'dist/index.d.ts');
  const program = ts.createProgram([entry], {skipLibCheck: true, types: []});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  return new Set(module ? checker.getExportsOfModule(module).map((symbol) => symbol.name) : []);
}

describe.each(exampleNames())('examples/%s', (name) => {
  test('X-03 its pictures are what its program drew, with the pinned package', () => {
    expect(staleness(readExample(name)), 'run: npm run examples').toBeUndefined();
  });

  test('it is a short program that needs nothing but the toolkit and Node.js', () => {
    const text = fs.readFileSync(readExample(name).program, 'utf8');
    const imports = ts.preProcessFile(text).importedFiles.map((file) => file.fileName);
    expect(imports).toContain('@nodegui/nodegui');
    expect(imports.filter((module) => module !== '@nodegui/nodegui' && !module.startsWith('node:'))).toEqual(
      [],
    );
    // The steps of the tutorial are one program that grows.
    const lines = name.startsWith('tutorial-') ? 300 : 100;
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(lines);
  });
});

describe('all examples', () => {
  const examples = exampleNames().map(readExample);

  test('X-03 show symbols that the package exports', () => {
    const exported = exportedSymbols();
    const unknown = examples.flatMap(({name, shows}) =>
      shows.filter((symbol) => !exported.has(symbol)).map((symbol) => `${name}: ${symbol}`),
    );
    expect(unknown).toEqual([]);
  }, 60_000);

  test('have titles and descriptions of their own', () => {
    for (const field of ['title', 'alt'] as const) {
      const texts = examples.map((example) => example[field]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});
