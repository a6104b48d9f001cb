import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {type BrowserUse, browserUses} from './browser-uses';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Finds what needs React in the browser in components and elements that are written into an MDX page. */
export function mdxUses(source: string): BrowserUse[] {
  const uses: BrowserUse[] = [];
  visit(parser.parse(source), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxjsEsm') {
      uses.push(...browserUses('page.tsx', node.value).map((use) => ({...use, line: use.line + line - 1})));
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(attribute.name)) {
        uses.push({line, component: `<${node.name}>`, use: attribute.name});
      }
    }
  });
  return uses;
}
