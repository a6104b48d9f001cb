import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, Root as Page} from 'hast';
import {h} from 'hastscript';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype, {type Options} from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {SiteDocument} from '../../../lib/documents';
import remarkReferenceTrees from '../../../remark/reference-trees';

const EXPLICIT_ID = /^\/\*\s*#(\S+)\s*\*\/$/;

/** Returns the text of a heading, and the id if a comment at its end sets one. */
function readHeading(heading: Heading): {text: string; id?: string} {
  let text = '';
  let id: string | undefined;
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
    if (node.type === 'mdxTextExpression') id = EXPLICIT_ID.exec(node.value.trim())?.[1] ?? id;
  });
  return {text: text.trim(), ...(id ? {id} : {})};
}

/** Gives headings the same ids as Docusaurus. */
function setHeadingIds() {
  return (tree: Root) => {
    const slugger = createSlugger();
    visit(tree, 'heading', (heading) => {
      const {text, id} = readHeading(heading);
      heading.data = {...heading.data, hProperties: {id: id ?? slugger.slug(text)}};
    });
  };
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Handler = NonNullable<NonNullable<Options['handlers']>['text']>;

/** Returns the HTML element for a tag. The only component whose element matters is the table of the reference. */
function getTagName(name: string): string {
  if (name === 'ApiTable') return 'table';
  return /^[a-z]/.test(name) ? name : 'div';
}

/**
 * Converts a tag into an element. An HTML element stays as it is. For a component, only the content between its tags is known
 * here.
 */
const convertTag: Handler = (state, node: Jsx): Element => {
  const properties: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      properties[attribute.name] = attribute.value;
    }
  }
  return h(getTagName(node.name ?? ''), properties, state.all(node) as ElementContent[]);
};
const omitNode: Handler = () => undefined;

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkReferenceTrees)
  .use(setHeadingIds)
  .use(remarkRehype, {
    handlers: {
      mdxJsxFlowElement: convertTag,
      mdxJsxTextElement: convertTag,
      mdxFlowExpression: omitNode,
      mdxTextExpression: omitNode,
      mdxjsEsm: omitNode,
    },
  });

/**
 * Returns a page, as `createRecords` needs it, from its Markdown. It lacks the output of components. It's for the dev server,
 * which has no built pages.
 * @param file the path of the page. The tree of a generated page is in the file beside it.
 * @param document the title of the page, and the version and tag that search filters by
 */
export function createPageFromMarkdown(
  markdown: string,
  file: string,
  {title, version, tag}: Pick<SiteDocument, 'title' | 'version' | 'tag'>,
): Page {
  const tree = processor.parse(new VFile({path: file, value: markdown}));
  const content = processor.runSync(tree).children as ElementContent[];
  const heading = /^#\s/m.test(markdown) ? [] : [h('h1', title)];
  return {
    type: 'root',
    children: [
      h(
        'head',
        h('meta', {name: 'docsearch:docusaurus_tag', content: tag}),
        h('meta', {name: 'docsearch:version', content: version}),
      ),
      h('div', {class: 'markdown'}, heading, content),
    ],
  };
}
