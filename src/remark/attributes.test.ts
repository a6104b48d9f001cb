import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkAttributes from './attributes';

const path = join(mkdtempSync(join(tmpdir(), 'attributes-')), 'x.mdx');

async function check(markdown: string): Promise<void> {
  writeFileSync(path, `---\ntitle: X\n---\n${markdown}`);
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkAttributes);
  const file = new VFile({path, value: markdown});
  await processor.run(processor.parse(file), file);
}

test('components with the attributes that they know are fine, and so are components of a single page', async () => {
  const tabs = '<Tabs groupId="os" lazy>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>\n';
  await check(`${tabs}\n<Example name="x" hasCode={false} />\n\n<Counter start={3} />\n\n<br id="a" />\n`);
});

test.each([
  ['<Example name="x" hascode={false} />', '<Example> has no attribute "hascode". Nearest names: hasCode'],
  ['<Tabs groupID="os">\n</Tabs>', '<Tabs> has no attribute "groupID". Nearest names: groupId'],
  ['<Tabs {...options}>\n</Tabs>', '<Tabs> has no attribute "{…}".'],
  ['<TabItem valeu="a" label="A">\n</TabItem>', '<TabItem> has no attribute "valeu". Nearest names: value'],
  ['<TabItem label="A">\n</TabItem>', '<TabItem> needs the attribute "value".'],
  ['<Example />', '<Example> needs the attribute "name".'],
])('%s stops the build, and the error names the place and the attribute', async (element, message) => {
  await expect(check(`Text.\n\n${element}\n`)).rejects.toThrow(`x.mdx:6:1 ${message}`);
});
