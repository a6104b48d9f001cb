import ts from 'typescript';

interface Token {
  text: string;
  /** Number of its line, counted from 1. */
  line: number;
}

/** Maximum number of consecutive tokens that only the JavaScript has, such as those of `async function main`. */
const MAX_ADDED_TOKENS = 8;

/** Matches a line that only has closing brackets. */
const CLOSING_LINE = /^[\s)\]};,]+$/;

/**
 * Maps the lines of a program to its JavaScript version, which has the same names and values in the same order.
 *
 * @returns a function that converts line numbers of the TypeScript to sorted line numbers of the JavaScript
 */
export function createLineMap(
  typescript: string,
  javascript: string,
): (lines: readonly number[]) => number[] {
  const tokens = listTokens('program.js', javascript);
  const javascriptLines = new Map<number, Set<number>>();
  let next = 0;
  for (const {text, line} of listTokens('program.ts', typescript)) {
    const ahead = tokens.slice(next, next + MAX_ADDED_TOKENS).findIndex((word) => word.text === text);
    if (ahead < 0) continue;
    const found = tokens[next + ahead];
    next += ahead + 1;
    javascriptLines.set(line, (javascriptLines.get(line) ?? new Set()).add(found?.line ?? 0));
  }
  const texts = javascript.split('\n');
  return (lines) => {
    const found = new Set(lines.flatMap((line) => [...(javascriptLines.get(line) ?? [])]));
    const depths = [...found].map((line) => getIndentation(texts[line - 1]));
    for (const [row, text] of texts.entries()) {
      // A line that closes something around all of them, such as the function main(), isn't included.
      const isClosingLine = CLOSING_LINE.test(text) && getIndentation(text) >= Math.min(...depths);
      if (isClosingLine && found.has(row)) found.add(row + 1);
    }
    return [...found].sort((a, b) => a - b);
  };
}

const getIndentation = (text = '') => text.length - text.trimStart().length;

/** Lists the names and values of a program, without those in imports and types. */
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
