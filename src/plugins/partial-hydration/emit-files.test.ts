import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {createFileEmitter, findServedPath} from './emit-files';

const OUT = '/site/build';
const served = 'module.exports = __webpack_public_path__ + "assets/images/shot-1.png";';

test.each([
  ['a picture that is served', 'shot.png', served, 'assets/images/shot-1.png'],
  ['a small picture inside the code', 'dot.png', 'module.exports = "data:image/png;base64,AAAA";', undefined],
  ['a drawing that is a component', 'mark.svg', 'export default () => null;', undefined],
])('the build contains %s only if pages fetch it', (_, file, source, expected) => {
  expect(findServedPath(file, source)).toBe(expected);
});

test('a picture whose path is not found stops the build with the name of the picture and of our file', () => {
  const read = () => findServedPath('docs/shot.png', 'module.exports = publicPath("images/shot-1.png");');
  expect(read).toThrow('docs/shot.png');
  expect(read).toThrow('adapt emit-files.ts in src/plugins/partial-hydration');
});

const picture = path.join(mkdtempSync(path.join(tmpdir(), 'emit-files-')), 'shot.png');
writeFileSync(picture, 'picture');

/** Returns a hook of the bundler that runs when the test starts the build. */
function hook(value?: object) {
  const taps: ((value?: object) => void)[] = [];
  const run = () => {
    for (const tap of taps) tap(value);
  };
  return {tap: (_: string, callback: (value?: object) => void) => void taps.push(callback), run};
}

/** Applies the plugin to a compiler and runs a build, which sets the output path after the plugin was applied. */
function build(outputPath: string, hooks?: object) {
  const module = {nameForCondition: () => picture, originalSource: () => ({source: () => served})};
  const processAssets = hook();
  const compilation = {
    modules: [module],
    getAsset: () => undefined,
    emitAsset: vi.fn(),
    hooks: hooks ?? {processAssets},
  };
  const RawSource = class {
    constructor(readonly content: Buffer) {}
  };
  const thisCompilation = hook(compilation);
  const compiler = {hooks: {thisCompilation}, outputPath: '', webpack: {sources: {RawSource}}};
  createFileEmitter(OUT)(compiler);
  compiler.outputPath = outputPath;
  thisCompilation.run();
  processAssets.run();
  return compilation.emitAsset;
}

test.each([
  '/site/build/__server',
  '/site/build/a/b',
  '/site/server',
])('pictures end up in the output of the site when the bundle of the server is in %s', (outputPath) => {
  const [asset, source] = build(outputPath).mock.calls[0] ?? [];
  expect(path.resolve(outputPath, asset)).toBe('/site/build/assets/images/shot-1.png');
  expect(source.content.toString()).toBe('picture');
});

test.each([
  ['of the compiler', () => createFileEmitter(OUT)({hooks: {}, webpack: {sources: {}}})],
  ['of a compilation', () => build(OUT, {})],
])('a hook %s that an upgrade has moved is reported with the file to adapt', (_, run) => {
  expect(run).toThrow(/bundler's API has changed.*adapt emit-files\.ts in src\/plugins\/partial-hydration/);
});
