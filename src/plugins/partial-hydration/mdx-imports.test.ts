import {expect, test} from 'vitest';
import {mdxImports} from './mdx-imports';

const importsOf = (...lines: string[]): string[] =>
  mdxImports('/site/docs/guides/page.mdx', lines.join('\n'));

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
  ['that is exported again', "export {Counter} from './Counter';", '/site/docs/guides/Counter'],
])('a component that is imported %s is found', (_how, statement, module) => {
  expect(importsOf('---', 'title: A', '---', '', statement, '', '# A')).toEqual([module]);
});

test('imports of samples, pictures and other pages are left out', () => {
  expect(
    importsOf(
      "import shot from './shot.png';",
      "import Start from './_start.mdx';",
      '',
      '```ts',
      "import {QLabel} from '@nodegui/nodegui';",
      '```',
    ),
  ).toEqual([]);
});
