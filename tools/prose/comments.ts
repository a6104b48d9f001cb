import ts from 'typescript';
import {findParagraphs, type Paragraph} from './paragraphs';

/** Matches comments that are instructions to a tool, so they aren't prose. */
const INSTRUCTION = /^\W*(?:biome-ignore|@ts-|@vitest|#|webpack|<reference)/;

/** Matches JSX attributes whose text people read or hear. */
const TEXT_ATTRIBUTE = /^(?:aria-label|alt|caption|description|label|placeholder|text|title)$/;

/**
 * Finds what people read in a TypeScript source: comments, test titles and the texts of the interface.
 * @param file the name of the file, whose extension tells if it contains JSX
 */
export function findProseInCode(
  file: string,
  source: string,
): Record<'comments' | 'titles' | 'texts', Paragraph[]> {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const lineOf = (position: number): number => tree.getLineAndCharacterOfPosition(position).line + 1;
  const ranges = new Map<number, ts.CommentRange>();
  const titles: Paragraph[] = [];
  const texts: Paragraph[] = [];

  const add = (found: ts.CommentRange[] = []): void => {
    for (const range of found) ranges.set(range.pos, range);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      if (/\w{2}/.test(node.text)) {
        texts.push({line: lineOf(node.end), text: node.text.trim().replace(/\s+/g, ' ')});
      }
    } else if (ts.isJsxExpression(node)) {
      // Only comments in the braces count, because JSX text after them can look like a comment.
      add(ts.getLeadingCommentRanges(source, node.pos + 1));
      add(ts.getTrailingCommentRanges(source, node.pos + 1));
    } else {
      add(ts.getLeadingCommentRanges(source, node.pos));
      add(ts.getTrailingCommentRanges(source, node.end));
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const {text} = node.initializer;
      if (TEXT_ATTRIBUTE.test(node.name.getText(tree))) texts.push({line: lineOf(node.pos), text});
    }
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(tree))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        titles.push({line: lineOf(title.end), text: title.text.replace(/^(?:[A-Z]-\d+ )+/, '')});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);

  const sorted = [...ranges.values()].sort((one, other) => one.pos - other.pos);
  return {comments: sorted.length > 0 ? findComments(source, sorted, lineOf) : [], titles, texts};
}

/** Returns the paragraphs of comments. Consecutive line comments are one comment. */
function findComments(
  source: string,
  ranges: readonly ts.CommentRange[],
  lineOf: (position: number) => number,
): Paragraph[] {
  const blocks: {line: number; end: number; text: string}[] = [];
  for (const {pos, end} of ranges) {
    const text = source.slice(pos, end);
    if (INSTRUCTION.test(text)) continue;
    const last = blocks.at(-1);
    if (last && text.startsWith('//') && /^\s*\n\s*$/.test(source.slice(last.end, pos))) {
      last.text += `\n${text}`;
      last.end = end;
    } else {
      blocks.push({line: lineOf(pos), end, text});
    }
  }
  return blocks.flatMap(({line, text}) =>
    findParagraphs(stripCommentMarks(text)).map((paragraph) => ({
      ...paragraph,
      line: line + paragraph.line - 1,
    })),
  );
}

/** Returns the lines of a comment without `/**`, `*` and `//`. A tag such as `@returns` begins a paragraph. */
function stripCommentMarks(comment: string): string {
  return comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/\/)? ?/, '').replace(/^@\w+(?: \S+)? ?/, '- '))
    .join('\n')
    .replace(/\{@\w+ ([^}]*)\}/g, '`$1`');
}
