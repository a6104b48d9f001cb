import ts from 'typescript';

/** Hooks that do something in the browser alone. */
const LIVE_HOOKS = new Set([
  'useEffect',
  'useInsertionEffect',
  'useLayoutEffect',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]);

/** The hook that a node calls or the listener that it sets, if that would do nothing in a static body. */
function liveUse(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    return ts.isIdentifier(called) && LIVE_HOOKS.has(called.text) ? `${called.text}()` : undefined;
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

/**
 * What in a module of components would never happen: React does not run the bodies of pages in the browser.
 * @returns one line per use, with file, line, component, and what to do instead
 */
export function faultsOf(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const look = (node: ts.Node): void => {
    const use = liveUse(node);
    if (use) {
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart());
      faults.push(
        `${file}:${line + 1} ${ownerOf(node)} uses ${use}, but stands in bodies of pages, where no React runs: ` +
          'let it render a custom element, and give that an island in src/islands.',
      );
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return faults;
}
