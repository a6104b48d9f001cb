import {expect, test} from 'vitest';
import {createStaticComponentsCheck} from './check';
import {findFaults} from './faults';
import {isReachable} from './module-graph';

test('a fault names file, line, component, hook and fix', async () => {
  const source = "import {useState} from 'react';\nexport const Counter = () => useState(0);\n";
  expect(await findFaults('src/components/Counter.tsx', source)).toEqual([
    expect.stringMatching(/^src\/components\/Counter\.tsx:2 Counter uses useState\(\).*'use client'/),
  ]);
});

test('a component that is written into an MDX page is checked, and a sample of code is not', async () => {
  const page = [
    '---',
    'title: Counting',
    '---',
    '',
    "import {useState} from 'react';",
    '',
    'export const Counter = () => useState(0);',
    '',
    '<button onClick={() => {}}>Count</button>',
    '',
    '```tsx',
    '<button onClick={() => useState(0)}>Count</button>',
    '```',
    '',
  ].join('\n');
  expect(await findFaults('docs/counting.mdx', page)).toEqual([
    expect.stringContaining('docs/counting.mdx:7 Counter uses useState()'),
    expect.stringContaining('docs/counting.mdx:9 <button> uses onClick'),
  ]);
});

/** The modules that import each module. Layout and Tabs are boundaries, because React runs what they import. */
const IMPORTERS: Record<string, string[]> = {
  Layout: ['page'],
  Navbar: ['Layout'],
  Menu: ['Navbar'],
  Tabs: ['page'],
  TabButton: ['Tabs'],
  Article: ['page', 'Footnote'],
  Footnote: ['Article'],
};

test('components that only the chrome or a client component imports are not checked', () => {
  const modules = Object.keys(IMPORTERS);
  const reachable = modules.filter((module) =>
    isReachable(module, 'page', (imported) =>
      (IMPORTERS[imported] ?? []).filter((importer) => !['Layout', 'Tabs'].includes(importer)),
    ),
  );
  expect(reachable).toEqual(['Layout', 'Tabs', 'Article', 'Footnote']);
});

test('a hook of the bundler that an upgrade has moved is reported with the file to adapt', () => {
  const check = createStaticComponentsCheck({} as Parameters<typeof createStaticComponentsCheck>[0]);
  expect(() => check({hooks: {}})).toThrow(/bundler's API has changed.*client-components\/check\.ts/);
});
