import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import stylesOnce from './index';

const configure = stylesOnce().configurePostCss as (options: object) => {plugins: (() => unknown)[]};

const folder = mkdtempSync(path.join(tmpdir(), 'styles-once-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('a plugin of PostCSS is set up for the first stylesheet and used again for the others', () => {
  const file = path.join(folder, 'plugin.cjs');
  writeFileSync(file, 'module.exports = (options) => ({...options});');
  const {plugins} = configure({plugins: [[file, {postcssPlugin: 'a'}]]});
  const [first] = plugins;
  expect(first?.()).toEqual({postcssPlugin: 'a'});
  expect(first?.()).toBe(first?.());
});

test.each([
  ['no plugins', {}],
  ['plugins that are loaded already', {plugins: [{postcssPlugin: 'a'}]}],
])('a build stops if Docusaurus passes %s', (_, options) => {
  expect(() => configure(options)).toThrow('Adapt src/plugins/styles-once/index.ts');
});
