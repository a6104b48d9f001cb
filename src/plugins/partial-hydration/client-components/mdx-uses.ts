import {requireNatively} from '../../../lib/native-require';
import {removeFencedCode} from '../mdx-source';
import {type BrowserUse, findBrowserUses} from './browser-uses';

/** Matches the start of a component that a page exports, or a handler of an element. */
const SUSPICIOUS = /^export\s|\bon[A-Z]\w*\s*=/m;

/** Returns the functions that parse an MDX file. Few sites have a page that needs them, and compiling them would take a second. */
function loadParser() {
  const {unified}: typeof import('unified') = requireNatively('unified');
  const remark: typeof import('remark-parse') = requireNatively('remark-parse');
  const frontmatter: typeof import('remark-frontmatter') = requireNatively('remark-frontmatter');
  const mdx: typeof import('remark-mdx') = requireNatively('remark-mdx');
  const {visit}: typeof import('unist-util-visit') = requireNatively('unist-util-visit');
  return {parser: unified().use(remark.default).use(frontmatter.default).use(mdx.default), visit};
}

/** Finds hooks and handlers in the components and elements that are written into an MDX page. */
export function findMdxUses(source: string): BrowserUse[] {
  if (!SUSPICIOUS.test(removeFencedCode(source))) return [];
  const {parser, visit} = loadParser();
  const uses: BrowserUse[] = [];
  const lines = source.split('\n');
  /** The imports and exports of the page, at their own lines. */
  const code = lines.map(() => '');
  visit(parser.parse(source), (node) => {
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
