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
  const lines = source.split('\n');
  /** The imports and exports of the page, at their own lines. */
  const code = lines.map(() => '');
  visit(parseMdx(source), (node) => {
    const {start, end} = node.position ?? {start: {line: 1}, end: {line: 1}};
    if (node.type === 'mdxjsEsm') {
      for (let index = start.line - 1; index < end.line; index++) code[index] = lines[index] ?? '';
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(attribute.name)) {
        uses.push({line: start.line, component: `<${node.name}>`, use: attribute.name});
      }
    }
  });
  return [...findBrowserUses('page.tsx', code.join('\n')), ...uses];
}
