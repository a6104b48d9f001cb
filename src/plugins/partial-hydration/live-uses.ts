import ts from 'typescript';
import {LIVE_HOOKS} from './live-hooks';

/** The hook that a node calls or the listener that it sets, if that would do nothing in a static body. */
function liveUse(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    return ts.isIdentifier(called) && LIVE_HOOKS.includes(called.text) ? `${called.text}()` : undefined;
  }
  if (!ts.isJsxAttribute(node) || !ts.isIdentifier(node.name)) return undefined;
  return /^on[A-Z]/.test(node.name.text) ? node.name.text : undefined;
}

/** Name of the innermost function or constant around a node: the component. */
function ownerOf(node: ts.Node): string {
  for (let at = node.parent; at; at = at.parent) {
    const named = ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at) ? at.name : undefined;
    if (named && ts.isIdentifier(named) && /^[A-Z]/.test(named.text)) return named.text;
  }
  return 'A component';
}

interface LiveUse {
  /** From 1. */
  line: number;
  component: string;
  /** Such as `useState()` or `onClick`. */
  use: string;
}

/** Where a module of components uses what does something in the browser alone. */
export function liveUses(file: string, source: string): LiveUse[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: LiveUse[] = [];
  const look = (node: ts.Node): void => {
    const use = liveUse(node);
    if (use) {
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart());
      uses.push({line: line + 1, component: ownerOf(node), use});
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return uses;
}
