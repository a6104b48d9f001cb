import ts from 'typescript';
import {findParagraphs, type Paragraph} from './paragraphs';

/** Matches comments that are instructions to a tool, so they aren't prose. */
const INSTRUCTION = /^\W*(?:biome-ignore|@ts-|@vitest|#|webpack|<reference)/;

/** Matches JSX attributes whose text people read or hear. */
const TEXT_ATTRIBUTE = /^(?:aria-label|alt|caption|description|label|placeholder|text|title)$/;

/** Matches strings and templates that are sentences, such as messages. */
const SENTENCE = /^[A-Z](?=.*[a-z]{3})[^<>{}]*(?: [^<>{}]*){3}$/;

/** The texts of a source file by what they are. */
export interface Prose {
  comments: Paragraph[];
  /** The first paragraphs of comments that document a function, a method or a component. */
  functionDocs: Paragraph[];
  /** Titles of tests. */
  titles: Paragraph[];
  /** Texts of the interface, and messages. */
  texts: Paragraph[];
}

/** Returns the text of a string or template, with `Code` for each value in it. */
function readString(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('Code');
}

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  (ts.isVariableStatement(node) &&
    node.declarationList.declarations.some(
      ({initializer}) =>
        initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
    ));

/**
 * Finds the texts that people read in a source of TypeScript or JavaScript.
 * @param file the name of the file, whose extension tells if it contains JSX
 */
export function findProseInCode(file: string, source: string): Prose {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const getLine = (position: number): number => tree.getLineAndCharacterOfPosition(position).line + 1;
  const ranges = new Map<number, ts.CommentRange>();
  const docPositions = new Set<number>();
  const titles: Paragraph[] = [];
  const texts: Paragraph[] = [];

  const addComments = (commentRanges: ts.CommentRange[] = []): void => {
    for (const range of commentRanges) ranges.set(range.pos, range);
  };
  const addText = (text: string, line: number): void => {
    texts.push({line, text: text.trim().replace(/\s+/g, ' ')});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      if (/\w{2}/.test(node.text)) addText(node.text, getLine(node.end));
    } else if (ts.isJsxExpression(node)) {
      // Only comments in the braces count, because JSX text after them can look like a comment.
      addComments(ts.getLeadingCommentRanges(source, node.pos + 1));
      addComments(ts.getTrailingCommentRanges(source, node.pos + 1));
    } else {
      addComments(ts.getLeadingCommentRanges(source, node.pos));
      addComments(ts.getTrailingCommentRanges(source, node.end));
    }
    if (isFunction(node)) {
      const doc = ts.getLeadingCommentRanges(source, node.pos)?.at(-1);
      if (doc && /^\/\*\*[\s*]*[^\s*@]/.test(source.slice(doc.pos))) docPositions.add(doc.pos);
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (TEXT_ATTRIBUTE.test(node.name.getText(tree))) addText(node.initializer.text, getLine(node.pos));
      return;
    }
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(tree))) {
      const [title] = node.arguments;
      const text = title && readString(title);
      if (text) titles.push({line: getLine(title.end), text: text.replace(/^(?:[A-Z]-\d+ )+/, '')});
      ts.forEachChild(node, (child) => (child === title ? undefined : visit(child)));
      return;
    }
    const text = readString(node);
    if (text && SENTENCE.test(text)) addText(text, getLine(node.end));
    ts.forEachChild(node, visit);
  };
  visit(tree);

  const sortedRanges = [...ranges.values()].sort((one, other) => one.pos - other.pos);
  return {...findComments(source, sortedRanges, docPositions, getLine), titles, texts};
}

/** Matches strings, which may contain the marks of comments, and the comments of C++ and CSS. */
const STRING_OR_COMMENT = /"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|(?:^|(?<=\s))\/\/.*(?:\n\s*\/\/.*)*/gm;
/** Matches the lines of a comment in YAML or a shell script. */
const HASH_COMMENT = /^[ \t]*# .*(?:\n[ \t]*# .*)*/gm;

/** Finds the comments of a source in C, C++, CSS, YAML or shell. */
export function findCommentsInText(file: string, source: string): Paragraph[] {
  const pattern = /\.(?:c|cc|cpp|h|hpp|css)$/.test(file) ? STRING_OR_COMMENT : HASH_COMMENT;
  return [...source.matchAll(pattern)].flatMap(({0: text, index}) => {
    if (text.startsWith('"')) return [];
    const line = source.slice(0, index).split('\n').length;
    return findParagraphs(stripCommentMarks(text), line);
  });
}

/** Returns the paragraphs of comments. Consecutive line comments are one comment. */
function findComments(
  source: string,
  ranges: readonly ts.CommentRange[],
  docPositions: ReadonlySet<number>,
  getLine: (position: number) => number,
): Pick<Prose, 'comments' | 'functionDocs'> {
  const blocks: {line: number; end: number; text: string; isFunctionDoc: boolean}[] = [];
  for (const {pos, end} of ranges) {
    const text = source.slice(pos, end);
    if (INSTRUCTION.test(text)) continue;
    const last = blocks.at(-1);
    if (last && text.startsWith('//') && /^\s*\n\s*$/.test(source.slice(last.end, pos))) {
      last.text += `\n${text}`;
      last.end = end;
    } else {
      blocks.push({line: getLine(pos), end, text, isFunctionDoc: docPositions.has(pos)});
    }
  }
  const comments: Paragraph[] = [];
  const functionDocs: Paragraph[] = [];
  for (const {line, text, isFunctionDoc} of blocks) {
    const paragraphs = findParagraphs(stripCommentMarks(text), line);
    if (isFunctionDoc) functionDocs.push(...paragraphs.splice(0, 1));
    comments.push(...paragraphs);
  }
  return {comments, functionDocs};
}

/** Returns the lines of a comment without its marks, such as `/**`, `*`, `//` and `#`. A tag such as `@returns` begins a paragraph. */
function stripCommentMarks(comment: string): string {
  return comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/\/|#)? ?/, '').replace(/^@\w+(?: \S+)? ?/, '- '))
    .join('\n')
    .replace(/\{@\w+ ([^}]*)\}/g, '`$1`');
}
