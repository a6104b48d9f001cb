import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/guides/custom-nodegui-native-plugin.mdx'), 'utf8');
const blocks = [...page.matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```/gms)].map(
  ([, name = '', code = '']) => ({
    name,
    code,
  }),
);

test('X-03 the guide on native plugins shows every source of the plugin that is built and run', () => {
  expect(blocks.map(({name}) => name)).toEqual([
    'package.json',
    'CMakeLists.txt',
    'src/gauge.hpp',
    'src/gauge_wrap.h',
    'src/gauge_wrap.cpp',
    'src/plugin.cpp',
    'gauge.ts',
    'demo.ts',
  ]);
  for (const {name, code} of blocks) {
    expect(code, name).toBe(fs.readFileSync(path.join(root, 'toolkit/native-plugin', name), 'utf8'));
  }
});
