import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {toHtml} from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import remarkCodeBlocks from './code-blocks';

const path = join(mkdtempSync(join(tmpdir(), 'code-')), 'x.mdx');

/** @param fence what follows the three backticks */
async function compile(fence: string, code = 'const a = 1;'): Promise<string> {
  const markdown = `Text.\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`;
  writeFileSync(path, `---\ntitle: X\n---\n${markdown}`);
  const file = new VFile({path, value: markdown});
  const processor = unified().use(remarkParse).use(remarkCodeBlocks).use(remarkRehype);
  return toHtml(await processor.run(processor.parse(file), file));
}

describe('fenced blocks', () => {
  test('become HTML while the page is compiled', async () => {
    const html = await compile('ts title="main.ts" prelude=widgets');
    expect(html).toContain('<pre><code class="language-ts" html="<code class=&#x22;language-ts&#x22;><span');
    expect(html).toContain('title="main.ts"');
    expect(html).toContain('<span class=&#x22;code-keyword&#x22;>const</span> a =');
    expect(html).toMatch(/><\/code><\/pre>$/);
  });

  test('without a language are plain text', async () => {
    expect(await compile('')).not.toContain('span');
  });

  test.each([
    ['brainfork', 'x.mdx:6:1 Code in "brainfork": no such language'],
    ['ts {1,3-4}', 'x.mdx:6:1 "{1,3-4}": lines of code are neither numbered nor marked here'],
    ['ts showLineNumbers', 'x.mdx:6:1 "showLineNumbers"'],
  ])('the error for a code block with %s names its place', async (fence, error) => {
    await expect(compile(fence)).rejects.toThrow(error);
  });
});
