import {expect, test} from 'vitest';
import {removeFencedCode} from './mdx-source';

const IMPORT = "import Tabs from '@theme/Tabs';";

test.each([
  ['between backticks', ['```ts title="main.ts"', IMPORT, '```']],
  ['between tildes', ['~~~', IMPORT, '~~~']],
  ['in a list', ['1. First', '', '   ```ts', `   ${IMPORT}`, '   ```']],
  ['around a shorter fence', ['````md', '```ts', '```', IMPORT, '````']],
])('an import in code %s is left out', (_where, lines) => {
  expect(removeFencedCode(lines.join('\n'))).not.toContain('import');
});

test.each([
  ['before and after code', [IMPORT, '', '```ts', 'run();', '```']],
  ['after code', ['```ts', 'run();', '```', '', IMPORT]],
  ['between two blocks of code', ['```ts', 'run();', '```', '', IMPORT, '', '```ts', 'run();', '```']],
  ['after code within a line', ['```code``` in a line', '', IMPORT, '', '```ts', 'run();', '```']],
  ['after a fence that nothing closes', ['```ts', IMPORT]],
])('an import %s is kept', (_where, lines) => {
  expect(removeFencedCode(lines.join('\n'))).toContain(IMPORT);
});
