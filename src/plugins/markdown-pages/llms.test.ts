import {expect, test} from 'vitest';
import {fillIntroduction} from './introduction';
import {formatIndex} from './llms';

const addressOf = (route: string) => `https://x.org${route}.md`;

test('the index lists each page with its description, and without a colon if it has none', () => {
  const pages = [
    {title: 'Layout', description: 'Arrange widgets.', route: '/docs/layout'},
    {title: 'QLabel', description: '', route: '/docs/qlabel'},
  ];
  expect(formatIndex('# NodeGUI\n', [{title: 'Guides', pages}], addressOf)).toBe(
    '# NodeGUI\n\n## Guides\n\n- [Layout](https://x.org/docs/layout.md): Arrange widgets.\n- [QLabel](https://x.org/docs/qlabel.md)\n',
  );
});

test('the introduction has the version, the program and absolute URLs', () => {
  const text = 'For {version}.\n\n```ts\n{program}\n```\n\n[Layout](/docs/layout.md)\n';
  expect(fillIntroduction(text, {site: 'https://x.org/base/', version: '1.0.0', program: "a('$&');\n"})).toBe(
    "For 1.0.0.\n\n```ts\na('$&');\n```\n\n[Layout](https://x.org/base/docs/layout.md)\n",
  );
});
