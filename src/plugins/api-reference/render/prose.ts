import type {Nodes, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as plainText} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {SKIP, visit} from 'unist-util-visit';
import {QT5_DOCS} from '../qt-docs';
import type {Blocks, Inline} from './nodes';

/** Markdown of a description as blocks. What looks like HTML is text. */
export const blocks = (markdown: string): Blocks => parse(markdown).children;

/** Markdown of a summary as the content of one line. */
export const inline = (markdown: string): Inline => flatten(blocks(markdown));

/** Blocks as the content of one line: a table's cell holds no paragraphs. */
export const flatten = (content: Blocks): Inline =>
  content.flatMap((block, index): Inline => {
    const line: Inline =
      block.type === 'paragraph' ? block.children : [{type: 'text', value: plainText(block)}];
    return index === 0 ? line : [{type: 'text', value: ' '}, ...line];
  });

/**
 * The package's own comment as blocks. Its samples are left out (they are CommonJS of another year and do not
 * all run), with them the headings that led to them; quotes lose their mark; links to Qt 5 lead to Qt 6.
 */
export function packageBlocks(markdown: string): Blocks {
  return parse(markdown).children.flatMap((child): Blocks => {
    if (child.type === 'code' || child.type === 'heading' || child.type === 'html') return [];
    if (child.type === 'blockquote') return child.children;
    // "This class is a JS wrapper around Qt's …": the page's own link to Qt says so.
    if (child.type === 'list' && plainText(child).includes('JS wrapper around')) return [];
    return [child];
  });
}

/** First sentence of blocks, as plain text. */
export function firstSentence([first]: Blocks): string {
  const plain = first ? plainText(first).replace(/\s+/g, ' ').trim() : '';
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

/**
 * The first sentence without its full stop, in at most `most` characters and an ellipsis: cut where a clause ends, if
 * that keeps half of them, else between words.
 */
export function firstWords(content: Blocks, most: number): string {
  const sentence = firstSentence(content).replace(/[.!?]$/, '');
  if (sentence.length <= most) return sentence;
  // One character more: where it is a space, the last word fits.
  const start = sentence.slice(0, most + 1);
  const clause = /^.*(?=[,;:] | \()/.exec(start)?.[0] ?? '';
  const words = start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '');
  return `${clause.length * 2 >= most ? clause : words}…`;
}

const SYNTAX = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** Signals are described on the page of every class that inherits them: a text is parsed once. */
const parsed = new Map<string, Root>();

function parse(markdown: string): Root {
  const known = parsed.get(markdown);
  if (known) return known;
  const root = fromMarkdown(markdown, SYNTAX);
  visit(root, (node, index, parent) => {
    delete node.position;
    if (node.type === 'link') node.url = node.url.replace(QT5_DOCS, 'doc.qt.io/qt-6/');
    if (node.type === 'html' && parent && index !== undefined) {
      parent.children[index] = textInPlace(parent, node.value);
      return SKIP;
    }
    return undefined;
  });
  parsed.set(markdown, root);
  return root;
}

function textInPlace(parent: Nodes, value: string): RootContent {
  const content = {type: 'text' as const, value};
  return parent.type === 'root' || parent.type === 'blockquote' || parent.type === 'listItem'
    ? {type: 'paragraph', children: [content]}
    : content;
}
