import ts from 'typescript';

interface Word {
  text: string;
  /** Line that it is in, the first being 1. */
  line: number;
}

/** How many words of the JavaScript may be there for the sake of the language: `async function main`. */
const MOST_ADDED = 8;

/** A line that only closes what earlier lines have opened. */
const CLOSES = /^[\s)\]};,]+$/;

/**
 * Finds the lines of a program again in its JavaScript version, which has the same names and values in the same order.
 *
 * @returns leads from numbers of lines of the TypeScript to those of the JavaScript, in order
 */
export function sameLines(typescript: string, javascript: string): (lines: readonly number[]) => number[] {
  const words = wordsOf('program.js', javascript);
  const places = new Map<number, Set<number>>();
  let next = 0;
  for (const {text, line} of wordsOf('program.ts', typescript)) {
    const ahead = words.slice(next, next + MOST_ADDED).findIndex((word) => word.text === text);
    if (ahead < 0) continue;
    const found = words[next + ahead];
    next += ahead + 1;
    places.set(line, (places.get(line) ?? new Set()).add(found?.line ?? 0));
  }
  const texts = javascript.split('\n');
  return (lines) => {
    const found = new Set(lines.flatMap((line) => [...(places.get(line) ?? [])]));
    const depths = [...found].map((line) => depthOf(texts[line - 1]));
    for (const [row, text] of texts.entries()) {
      // What closes something around all of them, such as a function main(), belongs to none.
      const closes = CLOSES.test(text) && depthOf(text) >= Math.min(...depths);
      if (closes && found.has(row)) found.add(row + 1);
    }
    return [...found].sort((a, b) => a - b);
  };
}

const depthOf = (text = '') => text.length - text.trimStart().length;

/** The names and values of a program but for those of imports and types. */
function wordsOf(name: string, code: string): Word[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const words: Word[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isRequire(node)) return;
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateHead(node)) {
      words.push({text: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return words;
}

const isRequire = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) &&
  node.declarationList.declarations.some(({initializer}) => /^require\(/.test(initializer?.getText() ?? ''));
