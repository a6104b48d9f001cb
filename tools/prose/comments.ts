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
  const titles: Paragraph[] = [];
  const texts: Paragraph[] = [];
  const visit = (node: ts.Node): void => {
    const text = readText(node, tree);
    if (text) texts.push({line: getLine(node.end, tree), text: text.trim().replace(/\s+/g, ' ')});
    if (isStringAttribute(node)) return;
    const title = findTestTitle(node, tree);
    const titleText = title && readString(title);
    if (titleText)
      titles.push({line: getLine(title.end, tree), text: titleText.replace(/^(?:[A-Z]-\d+ )+/, '')});
    ts.forEachChild(node, (child) => (child === title ? undefined : visit(child)));
  };
  visit(tree);
  return {...findComments(tree), titles, texts};
}

const getLine = (position: number, tree: ts.SourceFile): number =>
  tree.getLineAndCharacterOfPosition(position).line + 1;

const isStringAttribute = (node: ts.Node): node is ts.JsxAttribute & {initializer: ts.StringLiteral} =>
  ts.isJsxAttribute(node) && node.initializer !== undefined && ts.isStringLiteral(node.initializer);

/** Returns the text of a node in JSX, of an attribute that people read, or of a string that is a sentence. */
function readText(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (ts.isJsxText(node)) return /\w{2}/.test(node.text) ? node.text : undefined;
  if (isStringAttribute(node))
    return TEXT_ATTRIBUTE.test(node.name.getText(tree)) ? node.initializer.text : undefined;
  const text = readString(node);
  return text && SENTENCE.test(text) ? text : undefined;
}

/** Returns the title of a test or a group of tests, if a node is the call that defines it. */
const findTestTitle = (node: ts.Node, tree: ts.SourceFile): ts.Node | undefined =>
  ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(tree))
    ? node.arguments[0]
    : undefined;

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

/** A comment. Consecutive line comments are one comment. */
interface Comment {
  line: number;
  end: number;
  text: string;
  isFunctionDoc: boolean;
}

/** Returns the paragraphs of all comments. */
function findComments(tree: ts.SourceFile): Pick<Prose, 'comments' | 'functionDocs'> {
  const comments: Paragraph[] = [];
  const functionDocs: Paragraph[] = [];
  for (const {line, text, isFunctionDoc} of joinComments(tree)) {
    const paragraphs = findParagraphs(stripCommentMarks(text), line);
    if (isFunctionDoc) functionDocs.push(...paragraphs.splice(0, 1));
    comments.push(...paragraphs);
  }
  return {comments, functionDocs};
}

/** Lists the comments in order, without instructions to tools. */
function joinComments(tree: ts.SourceFile): Comment[] {
  const {ranges, docPositions} = findCommentRanges(tree);
  const comments: Comment[] = [];
  for (const {pos, end} of ranges) {
    const text = tree.text.slice(pos, end);
    if (INSTRUCTION.test(text)) continue;
    const last = comments.at(-1);
    if (last && text.startsWith('//') && /^\s*\n\s*$/.test(tree.text.slice(last.end, pos))) {
      last.text += `\n${text}`;
      last.end = end;
    } else {
      comments.push({line: getLine(pos, tree), end, text, isFunctionDoc: docPositions.has(pos)});
    }
  }
  return comments;
}

/** Finds the places of all comments in order, and the positions of those that document a function. */
function findCommentRanges(tree: ts.SourceFile) {
  const {text: source} = tree;
  const ranges = new Map<number, ts.CommentRange>();
  const docPositions = new Set<number>();
  const visit = (node: ts.Node): void => {
    // In JSX, only comments in braces count, because text after them can look like a comment.
    const isInBraces = ts.isJsxExpression(node);
    const leading = ts.getLeadingCommentRanges(source, isInBraces ? node.pos + 1 : node.pos) ?? [];
    const trailing = ts.getTrailingCommentRanges(source, isInBraces ? node.pos + 1 : node.end) ?? [];
    if (!ts.isJsxText(node)) for (const range of [...leading, ...trailing]) ranges.set(range.pos, range);
    const doc = isFunction(node) ? leading.at(-1) : undefined;
    if (doc && /^\/\*\*[\s*]*[^\s*@]/.test(source.slice(doc.pos))) docPositions.add(doc.pos);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return {ranges: [...ranges.values()].sort((one, other) => one.pos - other.pos), docPositions};
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
