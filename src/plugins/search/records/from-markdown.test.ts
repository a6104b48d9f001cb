import {expect, test} from 'vitest';
import {createFolder} from '../../../../tests/support/small-toolkit';
import {createRecords} from './create-records';
import {createPageFromMarkdown} from './from-markdown';

const DOCUMENT = {title: 'The title', version: 'current', tag: 'docs-default-current'};

const records = (markdown: string, path = '/docs/guides/x') =>
  createRecords({
    path,
    url: `https://example.org${path}`,
    tree: createPageFromMarkdown(markdown, 'x.mdx', DOCUMENT),
  });

test('headings, ids and text of a guide become records like those of its page', () => {
  const found = records(
    '---\ntitle: The title\n---\n\nFirst `words`.\n\n## A place\n\n<Tip>Text {1 + 1} inside.</Tip>\n\n## Named {/* #named */}\n',
  );
  expect(found.map(({objectID, content}) => [objectID, content])).toEqual([
    ['/docs/guides/x', 'First words.'],
    ['/docs/guides/x#a-place', 'Text inside.'],
    ['/docs/guides/x#named', null],
  ]);
  expect(found[0]?.hierarchy.lvl1).toBe('The title');
  expect(found[0]?.docusaurus_tag).toBe('docs-default-current');
});

test('marked rows and parts of a reference page become its values and members', () => {
  const markdown =
    '## Values\n\n<ApiTable><tbody>\n<tr id="a" data-kind="value"><td>A</td><td>1</td><td>The first.</td></tr>\n</tbody></ApiTable>\n';
  expect(records(markdown, '/docs/api/generated/enums/letters').at(-1)).toMatchObject({
    kind: 'value',
    hierarchy: {lvl2: 'A'},
    content: 'The first.',
  });
  const member =
    '<section data-kind="method">\n  ### show {/* #show */}\n\n  <code className="api-signature">show(): void</code>\n\n  Shows it.\n</section>\n';
  expect(records(member, '/docs/api/generated/classes/letters').at(-1)).toMatchObject({
    objectID: '/docs/api/generated/classes/letters#show',
    kind: 'method',
    content: 'Shows it.',
  });
});

test('the words of a generated page are those of the tree beside it', () => {
  const tree = {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value: 'Shows letters.'}]}],
  };
  const folder = createFolder({'letters.tree.json': JSON.stringify(tree)});
  const page = createPageFromMarkdown('---\ntitle: Letters\n---\n', `${folder}/letters.mdx`, DOCUMENT);
  const path = '/docs/api/generated/classes/letters';
  expect(createRecords({path, url: path, tree: page})[0]?.content).toBe('Shows letters.');
});
