import type {Nodes, Paragraph, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as mdastText} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {SKIP, visit} from 'unist-util-visit';
import type {Blocks, Inline} from './nodes';

/** Parses the Markdown of a description. HTML is kept as plain text. */
export const parseMarkdown = (markdown: string): Blocks => parseRoot(markdown).children;

/** Parses the Markdown of a summary as inline content. */
export const parseInline = (markdown: string): Inline => toInline(parseMarkdown(markdown));

/** Parses a paragraph of our own words, in which links have no titles. */
export function parseParagraph(markdown: string): Paragraph {
  const paragraph: Paragraph = {type: 'paragraph', children: parseInline(markdown)};
  visit(paragraph, 'link', (link) => void delete link.title);
  return paragraph;
}

/** Converts blocks to inline content, because a table cell can't contain paragraphs. */
export const toInline = (content: Blocks): Inline =>
  content.flatMap((block, index): Inline => {
    const line: Inline =
      block.type === 'paragraph' ? block.children : [{type: 'text', value: mdastText(block)}];
    return index === 0 ? line : [{type: 'text', value: ' '}, ...line];
  });

/** Returns the first sentence of the first block as plain text. */
export function findFirstSentence([first]: Blocks): string {
  const paragraph = first ? mdastText(first).replace(/\s+/g, ' ').trim() : '';
  return /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}

const MARKDOWN_SYNTAX = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** Matches a line that Markdown leaves as it is. Most descriptions are such a line, and parsing them would take a second. */
const PLAIN_LINE = /^(?!.*www\.)[a-z][a-z0-9 .,;:?!'"’“”()%–…-]*$/i;

function parseRoot(markdown: string): Root {
  const line = markdown.trim();
  if (PLAIN_LINE.test(line)) {
    return {type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: line}]}]};
  }
  const root = fromMarkdown(markdown, MARKDOWN_SYNTAX);
  visit(root, (node, index, parent) => {
    delete node.position;
    if (node.type === 'html' && parent && index !== undefined) {
      parent.children[index] = toTextNode(parent, node.value);
      return SKIP;
    }
    return undefined;
  });
  return root;
}

function toTextNode(parent: Nodes, value: string): RootContent {
  const content = {type: 'text' as const, value};
  return parent.type === 'root' || parent.type === 'blockquote' || parent.type === 'listItem'
    ? {type: 'paragraph', children: [content]}
    : content;
}
