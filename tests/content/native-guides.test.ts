import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(__dirname, '../..');

const PLUGIN_FILES = [
  'package.json',
  'CMakeLists.txt',
  'src/gauge.hpp',
  'src/gauge_wrap.h',
  'src/gauge_wrap.cpp',
  'src/plugin.cpp',
  'gauge.ts',
  'demo.ts',
];
const FILE_OPEN_FILES = ['src/file_open.cpp', 'open-files.ts'];
const ADDON_FILES = ['package.json', 'binding.gyp', 'src/histogram.cc', 'index.cjs', 'demo.ts'];

/** Returns the code blocks of a guide by their titles. */
function readTitledBlocks(guide: string): Map<string, string> {
  const page = fs.readFileSync(path.join(root, `docs/guides/${guide}.mdx`), 'utf8');
  const blocks = [...page.matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```/gms)];
  return new Map(blocks.map(([, name = '', code = '']) => [name, code]));
}

test.each([
  ['custom-nodegui-native-plugin', 'toolkit/native-plugin', PLUGIN_FILES],
  ['custom-nodegui-native-plugin', 'toolkit/file-open-plugin', FILE_OPEN_FILES],
  ['using-native-node-modules', 'toolkit/native-addon', ADDON_FILES],
])('X-03 the guide %s shows the sources in %s, which are built and run', (guide, folder, files) => {
  const blocks = readTitledBlocks(guide);
  expect([...blocks.keys()].filter((name) => files.includes(name))).toEqual(files);
  for (const name of files) {
    expect(blocks.get(name), name).toBe(fs.readFileSync(path.join(root, folder, name), 'utf8'));
  }
});
