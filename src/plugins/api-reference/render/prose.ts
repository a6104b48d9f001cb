import type {Nodes, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as plainText} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {SKIP, visit} from 'unist-util-visit';
import type {Blocks, Inline} from './nodes';

/** Markdown of a description as blocks. What looks like HTML is text. */
export const blocks = (markdown: string): Blocks => parse(markdown).children;

/** Returns a function like `blocks` that parses each text once: many pages show the descriptions of the same signals. */
export function cachedBlocks(): (markdown: string) => Blocks {
  const known = new Map<string, Blocks>();
  return (markdown) => {
    const content = known.get(markdown) ?? blocks(markdown);
    known.set(markdown, content);
    return content;
  };
}

/** Markdown of a summary as the content of one line. */
export const inline = (markdown: string): Inline => flatten(blocks(markdown));

/** Blocks as the content of one line: a table's cell holds no paragraphs. */
export const flatten = (content: Blocks): Inline =>
  content.flatMap((block, index): Inline => {
    const line: Inline =
      block.type === 'paragraph' ? block.children : [{type: 'text', value: plainText(block)}];
    return index === 0 ? line : [{type: 'text', value: ' '}, ...line];
  });

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

function parse(markdown: string): Root {
  const root = fromMarkdown(markdown, SYNTAX);
  visit(root, (node, index, parent) => {
    delete node.position;
    if (node.type === 'html' && parent && index !== undefined) {
      parent.children[index] = textInPlace(parent, node.value);
      return SKIP;
    }
    return undefined;
  });
  return root;
}

function textInPlace(parent: Nodes, value: string): RootContent {
  const content = {type: 'text' as const, value};
  return parent.type === 'root' || parent.type === 'blockquote' || parent.type === 'listItem'
    ? {type: 'paragraph', children: [content]}
    : content;
}
