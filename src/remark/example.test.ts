import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeAll, describe, expect, test} from 'vitest';
import remarkExample from './example';

const directory = mkdtempSync(join(tmpdir(), 'examples-'));

beforeAll(() => {
  for (const name of ['push-button', 'radio-button']) {
    mkdirSync(join(directory, name));
    writeFileSync(join(directory, name, 'example.yaml'), 'title: x');
  }
});

async function expand(markdown: string, frontMatter = '---\ntitle: X\n---\n\n'): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkExample, {directory});
  const path = join(directory, 'x.mdx');
  writeFileSync(path, frontMatter + markdown);
  const file = new VFile({path, value: markdown});
  const tree = processor.parse(file);
  await processor.run(tree, file);
  return toMarkdown(tree, {extensions: [mdxToMarkdown()]});
}

describe('<Example> in Markdown', () => {
  test('X-03 a name becomes the module of that program', async () => {
    expect(await expand('Text.\n\n<Example name="push-button" />\n')).toBe(
      'Text.\n\n<Example program={require("@generated/examples/default/push-button.js").default} />\n',
    );
  });

  test('X-03 an unknown name is an error with the place and the nearest names', async () => {
    await expect(expand('Text.\n\n<Example name="pushbutton" />\n')).rejects.toThrow(
      /x\.mdx:7:1 <Example name="pushbutton">: there is no examples\/pushbutton\. Nearest names: push-button/,
    );
  });

  test('the place of an error is right in a page with Windows line ends and a byte order mark', async () => {
    const frontMatter = '\uFEFF---\r\ntitle: X\r\n---\r\n\r\n';
    await expect(expand('Text.\r\n\r\n<Example name="pushbutton" />\r\n', frontMatter)).rejects.toThrow(
      /x\.mdx:7:1 <Example name="pushbutton">/,
    );
  });
});
