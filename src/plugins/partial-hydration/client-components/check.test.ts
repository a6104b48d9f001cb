import {expect, test} from 'vitest';
import {CheckStaticComponents, faultsIn} from './check';
import {reachableModules} from './reachable';

test('a fault names file, line, component, hook and fix', () => {
  const source = "import {useState} from 'react';\nexport const Counter = () => useState(0);\n";
  expect(faultsIn('src/components/Counter.tsx', source)).toEqual([
    expect.stringMatching(/^src\/components\/Counter\.tsx:2 Counter uses useState\(\).*'use client'/),
  ]);
});

test('a component that is written into an MDX page is checked, and a sample of code is not', () => {
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
  expect(faultsIn('docs/counting.mdx', page)).toEqual([
    expect.stringContaining('docs/counting.mdx:7 Counter uses useState()'),
    expect.stringContaining('docs/counting.mdx:9 <button> uses onClick'),
  ]);
});

const IMPORTS: Record<string, string[]> = {
  page: ['Layout', 'Article', 'Tabs'],
  Layout: ['Navbar'],
  Navbar: ['Menu'],
  Article: ['Footnote'],
  Footnote: ['Article'],
  Tabs: ['TabButton'],
};

test('components that only the chrome or a client component imports are not checked', () => {
  const reached = reachableModules(['page'], {
    importsOf: (module) => IMPORTS[module] ?? [],
    isBoundary: (module) => ['Layout', 'Tabs'].includes(module),
  });
  expect([...reached].sort()).toEqual(['Article', 'Footnote', 'page']);
});

test('a hook of the bundler that an upgrade has moved is reported with the file to adapt', () => {
  const check = new CheckStaticComponents({} as ConstructorParameters<typeof CheckStaticComponents>[0]);
  expect(() => check.apply({hooks: {}})).toThrow(/bundler's API has changed.*client-components\/check\.ts/);
});
