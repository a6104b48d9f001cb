/** A paragraph, list item or table cell as plain text, on one line. */
export interface Paragraph {
  /** Line in the source, counted from 1. */
  line: number;
  text: string;
}

const FENCE = /^\s*(?:```|~~~)/;
/** Matches lines that aren't prose: headings, the first and last lines of notes, tags, and imports of MDX. */
const NOT_PROSE = /^\s*(?:#|:::|<|import |export |\{)/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
/** Matches the line between the head and the body of a table. */
const TABLE_RULE = /^[\s|:-]+$/;
const CELL_BORDER = /(?<!\\)\|/;
/** Matches the beginning of a list item. */
const ITEM = /^\s*(?:[-*]|\d+\.) /;

/** Removes Markdown syntax. A code span becomes one word, and a link becomes its text. */
function toPlainText(source: string): string {
  return source
    .replace(/(`+)[^`](?:.*?[^`])?\1/g, 'Code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|\*(?=\S)|(?<=\S)\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the cells of a table row that have text. */
const splitCells = (row: string): string[] =>
  row
    .trim()
    .split(CELL_BORDER)
    .slice(1, -1)
    .filter((cell) => cell.trim());

/**
 * Finds the paragraphs, list items and table cells of a Markdown or MDX source. It reads lines and doesn't parse a syntax
 * tree, which would take 20 times as long. markdownlint makes sure that our sources have the form that this needs.
 * @param firstLine the line of the file on which the source begins
 */
export function findParagraphs(source: string, firstLine = 1): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let current: Paragraph | undefined;
  let skippedPart: 'front matter' | 'code' | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    if (index === 0 && line === '---') skippedPart = 'front matter';
    else if (skippedPart === 'front matter') skippedPart = line === '---' ? undefined : skippedPart;
    else if (FENCE.test(line)) skippedPart = skippedPart ? undefined : 'code';
    if (!skippedPart && TABLE_ROW.test(line)) {
      current = undefined;
      if (!TABLE_RULE.test(line))
        paragraphs.push(...splitCells(line).map((text) => ({line: index + 1, text})));
    } else if (
      skippedPart ||
      line.trim() === '' ||
      NOT_PROSE.test(line) ||
      FENCE.test(line) ||
      line === '---'
    ) {
      current = undefined;
    } else if (current && !ITEM.test(line)) {
      current.text += ` ${line}`;
    } else {
      current = {line: index + 1, text: line.replace(ITEM, '')};
      paragraphs.push(current);
    }
  }
  return paragraphs.map(({line, text}) => ({line: firstLine + line - 1, text: toPlainText(text)}));
}

/** Splits a paragraph into sentences. A sentence may begin in lower case, and a colon doesn't end it. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?]["”)]*)(?<!\b(?:e\.g|i\.e|etc|vs)\.)\s+/);
