/** A paragraph, an item of a list or a description as it is read, on one line. */
export interface Paragraph {
  /** Line of its source, from 1. */
  line: number;
  text: string;
}

const FENCE = /^\s*(?:```|~~~)/;
/** Lines that are no prose: headings, tables, the edges of notes, tags and imports of MDX. */
const NO_PROSE = /^\s*(?:#|\||:::|<|import |export |\{)/;
const ITEM = /^\s*(?:[-*]|\d+\.) /;

/** Text without its marks: a code span counts as one word, a link as its words. */
function asRead(source: string): string {
  return source
    .replace(/(`+)[^`](?:.*?[^`])?\1/g, 'Code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|\*(?=\S)|(?<=\S)\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The prose of a Markdown or MDX source: its paragraphs and the items of its lists. It reads lines and not a syntax
 * tree, which takes a twentieth of the time; markdownlint holds our sources to the form that it relies on.
 */
export function paragraphs(source: string): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | undefined;
  let within: 'front matter' | 'code' | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    if (index === 0 && line === '---') within = 'front matter';
    else if (within === 'front matter') within = line === '---' ? undefined : within;
    else if (FENCE.test(line)) within = within ? undefined : 'code';
    if (within || line.trim() === '' || NO_PROSE.test(line) || FENCE.test(line) || line === '---') {
      open = undefined;
    } else if (open && !ITEM.test(line)) {
      open.text += ` ${line}`;
    } else {
      open = {line: index + 1, text: line.replace(ITEM, '')};
      found.push(open);
    }
  }
  return found.map(({line, text}) => ({line, text: asRead(text)}));
}

/** The sentences of a paragraph. One may begin in lower case, with the name of a tool; one that ends in a colon goes on. */
export const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?]["”)]*)(?<!\b(?:e\.g|i\.e|etc|vs)\.)\s+/);
