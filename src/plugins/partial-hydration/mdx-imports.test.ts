import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findMdxImports, readMdxImports} from './mdx-imports';

const findImports = (...lines: string[]): string[] =>
  findMdxImports('/site/docs/guides/page.mdx', lines.join('\n'));

test.each([
  ['with single quotes', "import Tabs from '@theme/Tabs';", '@theme/Tabs'],
  ['with double quotes and no semicolon', 'import Tabs from "@theme/Tabs"', '@theme/Tabs'],
  [
    'on several lines',
    "import {\n  A,\n  B,\n} from '@site/src/components/Diagrams';",
    '@site/src/components/Diagrams',
  ],
  ['relative', "import Counter from './Counter';", '/site/docs/guides/Counter'],
  ['from a folder above', "import Counter from '../Counter.tsx';", '/site/docs/Counter.tsx'],
  ['for its effects', "import './page.css';", '/site/docs/guides/page.css'],
  [
    'with an empty line between its names',
    "import {\n  A,\n\n  B,\n} from './letters';",
    '/site/docs/guides/letters',
  ],
  ['that is exported again', "export {Counter} from './Counter';", '/site/docs/guides/Counter'],
])('a component that is imported %s is found', (_how, statement, module) => {
  expect(findImports('---', 'title: A', '---', '', statement, '', '# A')).toEqual([module]);
});

test('imports of samples, pictures and other pages are left out', () => {
  expect(
    findImports(
      "import shot from './shot.png';",
      "import Start from './_start.mdx';",
      '',
      '```ts',
      "import {QLabel} from '@nodegui/nodegui';",
      '```',
    ),
  ).toEqual([]);
});

test('all imports are found if other text stands between them', () => {
  const names = findImports(
    "import Tabs from '@theme/Tabs';",
    'export const title = "A";',
    "import {A} from '@site/src/A';",
    '',
    'Some text.',
    '',
    "import {B} from '@site/src/B';",
    "import {C} from '@site/src/C';",
    '## Heading',
    "import {D} from '@site/src/D';",
  );
  expect(names).toEqual(['@theme/Tabs', '@site/src/A', '@site/src/B', '@site/src/C', '@site/src/D']);
});

test('imports in comments, expressions and text are left out', () => {
  expect(
    findImports(
      '{/*',
      '',
      "import Old from './Old';",
      '*/}',
      '',
      '<CodeBlock>{`',
      "import {QLabel} from '@nodegui/nodegui';",
      '`}</CodeBlock>',
      '',
      'export const sample = `',
      "import {QLabel} from '@nodegui/nodegui';",
      '',
      "import {QWidget} from '@nodegui/nodegui';",
      '`;',
    ),
  ).toEqual([]);
});

test('a paragraph that begins with "import" is not an import', () => {
  expect(findImports('', 'import the pictures from "shots" first.', '', 'export your data.')).toEqual([]);
});

test('an import of a file that does not exist is refused, and the error names the page', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const page = path.join(siteDir, 'page.mdx');
  const readImports = (statement: string) => {
    writeFileSync(page, `${statement}\n`);
    return readMdxImports(siteDir, page);
  };
  writeFileSync(path.join(siteDir, 'Counter.tsx'), '');
  expect(readImports("import Counter from '@site/Counter';")).toEqual(['@site/Counter']);
  expect(readImports("import Tabs from '@theme/Tabs';")).toEqual(['@theme/Tabs']);
  for (const name of ['@site/Conter', './Conter'])
    expect(() => readImports(`import Counter from '${name}';`)).toThrow(
      "page.mdx imports Conter, which doesn't exist.",
    );
});
