import {expect, test} from 'vitest';
import {fillIntroduction} from './introduction';
import {formatIndex} from './llms';
import {createLlmsFiles} from './llms-files';

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

test('the changes of each release and pages for contributors are in the index, but not in the file with all guides', () => {
  const page = (route: string) => ({title: route, description: '', route: `/base${route}`});
  const routes = [
    '/docs/api/changes',
    '/docs/api/changes/0-58',
    '/docs/layout',
    '/docs/development/setting-up',
  ];
  const pages = routes.map(page);
  const contents = new Map(pages.map(({route}) => [route, {full: `Content of ${route}`, pictures: []}]));
  const files = createLlmsFiles('# NodeGUI\n', [{title: 'All', pages}], contents, addressOf);
  expect(files['llms.txt']).toContain('/docs/api/changes/0-58.md');
  expect(files['llms-guides.txt']).toContain('Content of /base/docs/layout');
  expect(files['llms-guides.txt']).toContain('Content of /base/docs/api/changes\n');
  expect(files['llms-guides.txt']).not.toContain('0-58');
  expect(files['llms-guides.txt']).not.toContain('setting-up');
  expect(files['llms-full.txt']).toContain('Content of /base/docs/development/setting-up');
});
