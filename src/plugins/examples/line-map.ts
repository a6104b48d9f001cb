import ts from 'typescript';

interface Token {
  text: string;
  /** Number of its line, counted from 1. */
  line: number;
}

/** Maximum number of consecutive tokens that only the JavaScript has, such as those of `async function main`. */
const MAX_ADDED_TOKENS = 8;

/** Matches a line that only has closing brackets. */
export const CLOSING_LINE = /^[\s)\]};,]+$/;

/**
 * Maps the lines of a program to its JavaScript version, which has the same names and values in the same order.
 *
 * @returns a function that converts line numbers of the TypeScript to sorted line numbers of the JavaScript
 */
export function createLineMap(
  typescript: string,
  javascript: string,
): (lines: readonly number[]) => number[] {
  const javascriptTokens = listTokens('program.js', javascript);
  /** Number of a line of the TypeScript → numbers of the lines of the JavaScript with the same tokens. */
  const javascriptLines = new Map<number, Set<number>>();
  let nextIndex = 0;
  for (const {text, line} of listTokens('program.ts', typescript)) {
    const offset = javascriptTokens
      .slice(nextIndex, nextIndex + MAX_ADDED_TOKENS)
      .findIndex((word) => word.text === text);
    if (offset < 0) continue;
    const matchingToken = javascriptTokens[nextIndex + offset];
    nextIndex += offset + 1;
    javascriptLines.set(line, (javascriptLines.get(line) ?? new Set()).add(matchingToken?.line ?? 0));
  }
  const javascriptTexts = javascript.split('\n');
  return (lines) => {
    const lineNumbers = new Set(lines.flatMap((line) => [...(javascriptLines.get(line) ?? [])]));
    const indentations = [...lineNumbers].map((line) => getIndentation(javascriptTexts[line - 1]));
    for (const [row, text] of javascriptTexts.entries()) {
      // A closing line with less indentation belongs to something around all these lines, such as the function main().
      const isClosingLine = CLOSING_LINE.test(text) && getIndentation(text) >= Math.min(...indentations);
      if (isClosingLine && lineNumbers.has(row)) lineNumbers.add(row + 1);
    }
    return [...lineNumbers].sort((a, b) => a - b);
  };
}

const getIndentation = (text = '') => text.length - text.trimStart().length;

/** Lists the names and values of a program, except for those in imports and types. */
function listTokens(name: string, code: string): Token[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const tokens: Token[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isRequire(node)) return;
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateHead(node)) {
      tokens.push({text: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return tokens;
}

const isRequire = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) &&
  node.declarationList.declarations.some(({initializer}) => /^require\(/.test(initializer?.getText() ?? ''));
