import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {stringify} from 'yaml';
import {ANNOTATION_CLASSES, DATA_ATTRIBUTES} from '../../../lib/reference';
import type * as nodes from '../render/nodes';
import {
  type Blocks,
  code,
  type Inline,
  joinInlines,
  link,
  list,
  type Page,
  paragraph,
  text,
} from '../render/nodes';

/**
 * Writes a page as MDX for Docusaurus: its front matter as text, and its content as the syntax tree that MDX would parse.
 * `src/remark/reference-trees.ts` passes the tree on, because printing and parsing it again would make builds much slower.
 * The elements are plain HTML with the attributes and classes of `src/lib/reference.ts`. MDX never parses the braces and
 * angle brackets of types and comments.
 *
 * @returns the page's file and the tree as JSON
 */
export function writeMdx({frontMatter, content}: Page): {text: string; tree: string} {
  const root: Root = {type: 'root', children: toMdxNodes(content) as RootContent[]};
  const tree = JSON.stringify(root);
  const text = `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n{/* The content is in the file beside this one. */}\n`;
  return {text, tree};
}

type Attributes = Record<string, string | undefined>;

/** Creates an inline element. If it is alone in its paragraph, MDX turns it into a block without a paragraph. */
const element = (name: string, attributes: Attributes, ...children: Inline): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: toMdxAttributes(attributes),
  children,
});

/** Creates an element whose children are blocks. */
const block = (name: string, attributes: Attributes, ...children: Blocks): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toMdxAttributes(attributes),
  children: children as MdxJsxFlowElement['children'],
});

const toMdxAttributes = (attributes: Attributes): MdxJsxTextElement['attributes'] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );

/** Creates a heading with its id in a comment, which is where Docusaurus looks for it. */
function headingWithId(depth: 2 | 3, title: string, id: string): RootContent {
  const comment = ` #${id} `;
  const comments = [{type: 'Block' as const, value: comment}];
  return {
    type: 'heading',
    depth,
    children: [
      text(`${title} `),
      {
        type: 'mdxTextExpression',
        value: `/*${comment}*/`,
        data: {estree: {type: 'Program', body: [], sourceType: 'module', comments}},
      },
    ],
  };
}

/** Functions that convert the nodes of the reference to nodes of MDX, by node type. */
const MDX_CONVERTERS = {
  apiHeading: ({depth, title, id}: nodes.ApiHeading) => headingWithId(depth, title, id),

  // The name is the heading, and browsers show the first signature on the same line. Each signature of a constructor begins
  // with `new` instead.
  apiMember: ({kind, id, name, signatures, metadata, children}: nodes.ApiMember) => {
    const [first, ...others] = signatures;
    return block(
      'section',
      {[DATA_ATTRIBUTES.kind]: kind},
      headingWithId(3, name, id),
      ...(first ? [paragraph(signature(first))] : []),
      ...(metadata.length > 0 ? [paragraph(relatedText(metadata))] : []),
      ...others.map((other) => paragraph(signature(kind === 'constructor' ? other : [text(name), ...other]))),
      ...children,
    );
  },

  apiMetadata: ({items}: nodes.ApiMetadata) => relatedText(items),

  apiBadge: ({value, tone}: nodes.ApiBadge) =>
    element(
      'span',
      {
        className: tone
          ? `${ANNOTATION_CLASSES.badge} ${ANNOTATION_CLASSES.badge}--${tone}`
          : ANNOTATION_CLASSES.badge,
      },
      text(value),
    ),

  apiName: ({value}: nodes.ApiName) => element('code', {}, text(value)),

  apiParameters: ({items}: nodes.ApiParameters) =>
    list(
      items.map(({names, meaning}) => [
        ...joinInlines(
          names.map((name) => [code(name)]),
          ', ',
        ),
        text(': '),
        ...meaning,
      ]),
    ),

  // These are plain elements, because the rows of Markdown tables can't have ids.
  apiTable: ({head, rows}: nodes.ApiTable) =>
    block(
      'ApiTable',
      {},
      block(
        'thead',
        {},
        paragraph(element('tr', {}, ...head.map((title) => element('th', {scope: 'col'}, text(title))))),
      ),
      block(
        'tbody',
        {},
        ...rows.map(({id, kind, cells}) =>
          paragraph(row(cells, head.length, {id, [DATA_ATTRIBUTES.kind]: kind})),
        ),
      ),
    ),

  // These are inline elements, because the theme would replace a block by a component with a script.
  apiFolds: ({parts}: nodes.ApiFolds) =>
    paragraph(
      element(
        'div',
        {className: 'api-folds'},
        ...parts.map(({title, content}) =>
          element('details', {}, element('summary', {}, text(title)), ...content),
        ),
      ),
    ),

  apiChain: ({ancestors, children}: nodes.ApiChain) =>
    paragraph(element('p', {[DATA_ATTRIBUTES.ancestors]: ancestors.join(' ')}, ...children)),

  apiMethodSummary: ({groups}: nodes.ApiMethodSummary) =>
    block(
      'div',
      {className: ANNOTATION_CLASSES.methodSummary},
      ...groups.flatMap(({title, items}) => [
        ...(title ? [paragraph(element('strong', {}, text(title)))] : []),
        list(items.map(({url, label}) => [link(url, label)])),
      ]),
    ),

  apiExample: ({name}: nodes.ApiExample) => block('Example', {name}),

  apiComparison: ({versions}: nodes.ApiComparison) =>
    block('ReleaseComparison', {versions: versions.join(' ')}),

  apiMemberFilter: ({count}: nodes.ApiMemberFilter) => block('MemberFilter', {count: `${count}`}),

  apiFilter: ({children}: nodes.ApiFilter) => block('SymbolFilter', {}, ...children),
};

const signature = (content: Inline) => element('code', {className: ANNOTATION_CLASSES.signature}, ...content);
const relatedText = (items: Inline[]) =>
  element('span', {className: ANNOTATION_CLASSES.related}, ...joinInlines(items, ' · '));

/** Creates a row of a table. A single cell becomes a heading across all columns. */
function row(cells: Inline[], columnCount: number, attributes: Attributes): PhrasingContent {
  const [first] = cells;
  if (first && cells.length === 1 && columnCount > 1) {
    return element(
      'tr',
      attributes,
      element('th', {colSpan: String(columnCount), scope: 'colgroup'}, ...first),
    );
  }
  return element('tr', attributes, ...cells.map((cell) => element('td', {}, ...cell)));
}

type MdxConverter = (node: never) => RootContent;

/** Converts the nodes of a page to nodes of MDX. Merges adjacent texts, as a parser would. */
function toMdxNodes(nodes: readonly RootContent[]): RootContent[] {
  const converted: RootContent[] = [];
  for (const node of nodes) {
    const convert = (MDX_CONVERTERS as Record<string, MdxConverter>)[node.type];
    const mdxNode = convert ? convert(node as never) : node;
    const previous = converted.at(-1);
    if (mdxNode.type === 'text' && previous?.type === 'text') {
      converted.splice(-1, 1, {...previous, value: previous.value + mdxNode.value});
    } else if ('children' in mdxNode) {
      converted.push({...mdxNode, children: toMdxNodes(mdxNode.children)} as RootContent);
    } else {
      converted.push(mdxNode);
    }
  }
  return converted;
}
