import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findClientPages, isClientModule} from './modules';

test.each([
  ["'use client';\nexport default 1;", true],
  ['"use client"\n', true],
  ["// Counts clicks.\n/* And more. */\n'use client';\n", true],
  ["import {useState} from 'react';\n'use client';\n", false],
  ["const text = 'use client';\n", false],
])('the directive counts as the first statement only: %j', (source, expected) => {
  expect(isClientModule(source)).toBe(expected);
});

test("a page of src/pages that says 'use client' is rendered by React as a whole, below any base URL", () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(siteDir, 'src/pages'), {recursive: true});
  writeFileSync(path.join(siteDir, 'src/pages/votes.tsx'), "'use client';\n");
  writeFileSync(path.join(siteDir, 'src/pages/plain.tsx'), 'export default () => null;\n');
  const pages = [
    {type: 'jsx', permalink: '/base/votes', source: '@site/src/pages/votes.tsx'},
    {type: 'jsx', permalink: '/base/plain', source: '@site/src/pages/plain.tsx'},
    {type: 'mdx', permalink: '/base/text', source: '@site/src/pages/text.mdx'},
  ];
  expect(findClientPages(siteDir, pages)).toEqual({'/base/votes': path.join(siteDir, 'src/pages/votes.tsx')});
});
