import {removeFencedCode} from '../mdx-source';
import {type BrowserUse, findBrowserUses} from './browser-uses';

/** Matches the start of a component that a page exports, or a handler of an element. */
const SUSPICIOUS = /^export\s|\bon[A-Z]\w*\s*=/m;

/** Finds hooks and handlers in the components and elements that are written into an MDX page. */
export async function findMdxUses(source: string): Promise<BrowserUse[]> {
  if (!SUSPICIOUS.test(removeFencedCode(source))) return [];
  // Few sites have such a page, so the parser is only loaded for it.
  const {parseMdx, visit} = await import('./parse-mdx');
  const uses: BrowserUse[] = [];
  visit(parseMdx(source), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxjsEsm') {
      uses.push(
        ...findBrowserUses('page.tsx', node.value).map((use) => ({...use, line: use.line + line - 1})),
      );
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
