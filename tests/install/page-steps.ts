import {readFileSync} from 'node:fs';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Code, Nodes, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString as mdastText} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Commands to run in a shell, or a file to write, as a reader of the page does one after the other. */
export type Step = {commands: string} | {file: string; text: string};

const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Returns the steps of one section of a guide.
 *
 * @param guide name of the page in `docs/guides/`
 * @param heading text of the section's heading
 * @param tab value of the package manager's tab to follow
 * @throws an Error if the page has no such heading, or the section no steps
 */
export function stepsOf(guide: string, heading: string, tab = 'npm'): Step[] {
  const page = `docs/guides/${guide}.mdx`;
  const {children} = mdx.parse(escapeMarkdownHeadingIds(readFileSync(page, 'utf8')));
  const start = children.findIndex((node) => node.type === 'heading' && mdastText(node).startsWith(heading));
  const opening = children[start];
  if (opening?.type !== 'heading')
    throw new Error(`${page} has no heading "${heading}": correct tests/install/`);
  const after = children.slice(start + 1);
  const end = after.findIndex((node) => node.type === 'heading' && node.depth <= opening.depth);
  const steps = after
    .slice(0, end < 0 ? undefined : end)
    .flatMap((node) => codeOf(node, tab))
    .flatMap(toStep);
  if (steps.length === 0)
    throw new Error(`${page} has no commands below "${heading}": correct tests/install/`);
  return steps;
}

/**
 * Returns the steps in a file without sections.
 *
 * @param file path of the MDX file
 * @param tab value of the package manager's tab to follow
 */
export const stepsOfFile = (file: string, tab: string): Step[] =>
  mdx
    .parse(readFileSync(file, 'utf8'))
    .children.flatMap((node) => codeOf(node, tab))
    .flatMap(toStep);

/** Returns the fenced blocks in a node, without those in the tabs of other package managers. */
function codeOf(node: RootContent, tab: string): Code[] {
  if (node.type === 'code') return [node];
  if (isElement(node) && node.name === 'TabItem' && attribute(node, 'value') !== tab) return [];
  return 'children' in node ? node.children.flatMap((child) => codeOf(child, tab)) : [];
}

function toStep({lang, meta, value}: Code): Step[] {
  const file = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  if (lang === 'bash') return [{commands: value}];
  return file ? [{file, text: value}] : [];
}

const isElement = (node: Nodes): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

function attribute({attributes}: MdxJsxFlowElement, name: string): unknown {
  return attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
}
