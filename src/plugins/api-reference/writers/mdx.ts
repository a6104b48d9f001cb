import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {stringify} from 'yaml';
import {ASIDE, MARKS} from '../../../lib/reference';
import type * as nodes from '../render/nodes';
import {
  type Blocks,
  code,
  type Inline,
  joined,
  link,
  list,
  type Page,
  paragraph,
  text,
} from '../render/nodes';

/**
 * Writes a page as MDX for Docusaurus: its front matter as text, its content as the tree that MDX reads from a text
 * (`src/remark/reference-trees.ts` hands it over). To print it and to parse it again were the slowest parts of a build.
 * Elements are plain HTML; their marks and classes are those of the contract. No brace or angle bracket of a type or a
 * comment is taken for MDX.
 *
 * @returns the page's file and the tree as JSON
 */
export function writeMdx({frontMatter, content}: Page): {text: string; tree: string} {
  const root: Root = {type: 'root', children: put(content) as RootContent[]};
  const tree = JSON.stringify(root);
  const text = `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n{/* The content is in the file beside this one. */}\n`;
  return {text, tree};
}

type Attributes = Record<string, string | undefined>;

/** An element within a line. Alone in its paragraph it becomes a block with nothing around it. */
const element = (name: string, attributes: Attributes, ...children: Inline): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children,
});

/** An element whose children are blocks. */
const block = (name: string, attributes: Attributes, ...children: Blocks): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: children as MdxJsxFlowElement['children'],
});

const attributesOf = (attributes: Attributes): MdxJsxTextElement['attributes'] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );

/** The id is written as the comment that Docusaurus reads ids from. */
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

/** How each meaning is put: as nodes of MDX. */
const WRITTEN = {
  apiHeading: ({depth, title, id}: nodes.ApiHeading) => headingWithId(depth, title, id),

  // The name is the heading; beside it the signature goes on, so that name and brackets read as one line.
  apiMember: ({kind, id, name, signatures, facts, children}: nodes.ApiMember) => {
    const [first, ...others] = signatures;
    return block(
      'section',
      {[MARKS.kind]: kind},
      headingWithId(3, name, id),
      ...(first ? [paragraph(signature(first))] : []),
      ...(facts.length > 0 ? [paragraph(aside(facts))] : []),
      ...others.map((other) => paragraph(signature([text(name), ...other]))),
      ...children,
    );
  },

  apiFacts: ({items}: nodes.ApiFacts) => aside(items),

  apiBadge: ({value, tone}: nodes.ApiBadge) =>
    element('span', {className: tone ? `${ASIDE.badge} ${ASIDE.badge}--${tone}` : ASIDE.badge}, text(value)),

  apiName: ({value}: nodes.ApiName) => element('code', {}, text(value)),

  apiParameters: ({items}: nodes.ApiParameters) =>
    list(
      items.map(({names, meaning}) => [
        ...joined(
          names.map((name) => [code(name)]),
          ', ',
        ),
        text(': '),
        ...meaning,
      ]),
    ),

  // Plain elements, because Markdown's tables take no ids on rows.
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
        ...rows.map(({id, kind, cells}) => paragraph(row(cells, head.length, {id, [MARKS.kind]: kind}))),
      ),
    ),

  // Inside one line, where no theme component with a script replaces the elements.
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
    paragraph(element('p', {[MARKS.ancestors]: ancestors.join(' ')}, ...children)),

  apiMethodSummary: ({groups}: nodes.ApiMethodSummary) =>
    block(
      'div',
      {className: ASIDE.methodSummary},
      ...groups.flatMap(({title, items}) => [
        ...(title ? [paragraph(element('strong', {}, text(title)))] : []),
        list(items.map(({url, label, words}) => [link(url, label), text(` ${words}`)])),
      ]),
    ),

  apiExample: ({name}: nodes.ApiExample) => block('Example', {name}),

  apiComparison: ({versions}: nodes.ApiComparison) =>
    block('ReleaseComparison', {versions: versions.join(' ')}),

  apiFilter: ({children}: nodes.ApiFilter) => block('SymbolFilter', {}, ...children),
};

const signature = (content: Inline) => element('code', {className: ASIDE.signature}, ...content);
const aside = (items: Inline[]) => element('span', {className: ASIDE.related}, ...joined(items, ' · '));

function row(cells: Inline[], width: number, attributes: Attributes): PhrasingContent {
  const [first] = cells;
  const content =
    first && cells.length === 1 && width > 1
      ? [element('th', {colSpan: String(width), scope: 'colgroup'}, ...first)]
      : cells.map((cell) => element('td', {}, ...cell));
  return element('tr', attributes, ...content);
}

type Put = (node: never) => RootContent;

/** Nodes of MDX from those of a page. Texts beside one another become one, as they are for whoever reads them. */
function put(nodes: readonly RootContent[]): RootContent[] {
  const all: RootContent[] = [];
  for (const node of nodes) {
    const known = (WRITTEN as Record<string, Put>)[node.type];
    const one = known ? known(node as never) : node;
    const last = all.at(-1);
    if (one.type === 'text' && last?.type === 'text')
      all.splice(-1, 1, {...last, value: last.value + one.value});
    else all.push('children' in one ? ({...one, children: put(one.children)} as RootContent) : one);
  }
  return all;
}
