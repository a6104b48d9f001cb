import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {EmitFiles, servedPath} from './emit-files';

const OUT = '/site/build';
const served = 'module.exports = __webpack_public_path__ + "assets/images/shot-1.png";';

test.each([
  ['a picture that is served', 'shot.png', served, 'assets/images/shot-1.png'],
  ['a small picture inside the code', 'dot.png', 'module.exports = "data:image/png;base64,AAAA";', undefined],
  ['a drawing that is a component', 'mark.svg', 'export default () => null;', undefined],
])('%s is written only if pages fetch it', (_, file, source, expected) => {
  expect(servedPath(file, source)).toBe(expected);
});

test('a picture whose path is not found stops the build with the name of the picture and of our file', () => {
  const read = () => servedPath('docs/shot.png', 'module.exports = publicPath("images/shot-1.png");');
  expect(read).toThrow('docs/shot.png');
  expect(read).toThrow('adapt emit-files.ts in src/plugins/partial-hydration');
});

const picture = path.join(mkdtempSync(path.join(tmpdir(), 'emit-files-')), 'shot.png');
writeFileSync(picture, 'picture');

/** A hook of the bundler that runs at once. */
const hook = (value?: object) => ({tap: (_: string, run: (value?: object) => void) => run(value)});

function compilerOf(outputPath: string) {
  const module = {nameForCondition: () => picture, originalSource: () => ({source: () => served})};
  const compilation = {
    modules: [module],
    getAsset: () => undefined,
    emitAsset: vi.fn(),
    hooks: {processAssets: hook()},
  };
  const RawSource = class {
    constructor(readonly content: Buffer) {}
  };
  return {
    compilation,
    hooks: {thisCompilation: hook(compilation)},
    outputPath,
    webpack: {sources: {RawSource}},
  };
}

test.each([
  '/site/build/__server',
  '/site/build/a/b',
  '/site/server',
])('pictures end up in the output of the site when the bundle of the server is in %s', (outputPath) => {
  const compiler = compilerOf(outputPath);
  new EmitFiles(OUT).apply(compiler);
  const [asset, source] = compiler.compilation.emitAsset.mock.calls[0] ?? [];
  expect(path.resolve(outputPath, asset)).toBe('/site/build/assets/images/shot-1.png');
  expect(source.content.toString()).toBe('picture');
});

test.each([
  ['of the compiler', () => ({...compilerOf(OUT), hooks: {}})],
  ['of a compilation', () => ({...compilerOf(OUT), hooks: {thisCompilation: hook({hooks: {}})}})],
])('a hook %s that an upgrade has moved is reported with the file to adapt', (_, compiler) => {
  expect(() => new EmitFiles(OUT).apply(compiler())).toThrow(
    /bundler's API has changed.*adapt emit-files\.ts in src\/plugins\/partial-hydration/,
  );
});
