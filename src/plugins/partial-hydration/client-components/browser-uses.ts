import ts from 'typescript';

/** React's hooks that work on the server. All others need the browser. */
const SERVER_HOOKS = new Set([
  'use',
  'useCallback',
  'useContext',
  'useDebugValue',
  'useId',
  'useMemo',
  'useRef',
  'useMDXComponents',
]);

/** Hooks of Docusaurus, its router and its theme that need the browser. */
const DOCUSAURUS_HOOKS = new Set(
  (
    'useAnnouncementBar useBackToTopButton useClearQueryString useCodeWordWrap useCollapsible useColorMode ' +
    'useDocSidebarItemsExpandedState useDocsPreferredVersion useDocsPreferredVersionByPluginId useDynamicCallback ' +
    'useEvent useHideableNavbar useHistory useHistoryPopHandler useHistorySelector useIsBrowser ' +
    'useIsomorphicLayoutEffect useKeyboardNavigation useLocationChange useLockBodyScroll useMutationObserver ' +
    'useNavbarMobileSidebar useNavbarSecondaryMenu usePrevious usePrismTheme useQueryString useQueryStringList ' +
    'useQueryStringValue useScrollController useScrollPosition useScrollPositionBlocker useSearchPage ' +
    'useSearchQueryString useSmoothScrollTo useStorageSlot useTOCHighlight useTabs useTabsContextValue ' +
    'useWindowSize'
  ).split(' '),
);

/** A hook, a handler or another part of a component that needs React in the browser. */
export interface BrowserUse {
  /** The line, counted from 1. */
  line: number;
  component: string;
  /** The hook or handler, such as `useState()` or `onClick`. */
  use: string;
}

interface Import {
  source: string;
  /** The name of the export, or undefined if the whole module is imported. */
  name?: string;
}

/** Returns the imports of a module, by their local names. */
function readImports(tree: ts.SourceFile): Map<string, Import> {
  const imports = new Map<string, Import>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const source = statement.moduleSpecifier.text;
    const {name, namedBindings} = statement.importClause ?? {};
    // The default export of `@docusaurus/useIsBrowser` is the hook, but that of `react` is all of React.
    if (name)
      imports.set(name.text, {source, name: source.includes('/') ? source.replace(/.*\//, '') : undefined});
    if (namedBindings && ts.isNamespaceImport(namedBindings)) imports.set(namedBindings.name.text, {source});
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      for (const {name: local, propertyName} of namedBindings.elements) {
        imports.set(local.text, {source, name: (propertyName ?? local).text});
      }
    }
  }
  return imports;
}

/** Returns true for a module of this site, which isn't part of a package. */
const isSiteModule = (source: string): boolean => /^(\.|@site\/|@generated\/)/.test(source);

function isBrowserHook({source, name = ''}: Import): boolean {
  // A hook that the site defines needs the browser only if the hooks that it calls do.
  if (!/^use([A-Z]|$)/.test(name) || isSiteModule(source)) return false;
  if (/^@(docusaurus|theme|theme-original|theme-init)\//.test(source)) return DOCUSAURUS_HOOKS.has(name);
  return !SERVER_HOOKS.has(name);
}

const isHandler = (name: ts.Node | undefined): boolean =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && /^on[A-Z]/.test(name.text);

/** Returns the name of the first handler in object literals below a node, such as those of a spread. */
function findHandler(node: ts.Node, constants: Map<string, ts.Node>): string | undefined {
  if (ts.isObjectLiteralElement(node) && isHandler(node.name)) return node.name?.getText();
  if (ts.isFunctionLike(node)) return undefined;
  const initializer = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  if (initializer) {
    // Without its own name, a constant that refers to itself can't cause an endless recursion.
    const otherConstants = new Map(constants);
    otherConstants.delete((node as ts.Identifier).text);
    return findHandler(initializer, otherConstants);
  }
  return ts.forEachChild(node, (child) => findHandler(child, constants));
}

/** Returns the initial values of a module's constants, by name. */
function readConstants(tree: ts.SourceFile): Map<string, ts.Node> {
  const constants = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return constants;
}

/** Returns the name of the innermost component around a node. */
function findComponentName(node: ts.Node): string {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
    const isDeclaration =
      ts.isFunctionDeclaration(ancestor) ||
      ts.isVariableDeclaration(ancestor) ||
      ts.isClassDeclaration(ancestor);
    if (!isDeclaration) continue;
    const {name} = ancestor as ts.NamedDeclaration;
    if (name && ts.isIdentifier(name) && /^([A-Z]|use[A-Z])/.test(name.text)) return name.text;
  }
  return 'A component';
}

/** The imports and constants of a module, by their local names. */
interface Names {
  imports: ReadonlyMap<string, Import>;
  constants: Map<string, ts.Node>;
}

/** Returns the import that an expression refers to, such as `useState` or `React.useState`. */
function resolveImport(node: ts.Node, names: Names): Import | undefined {
  if (ts.isIdentifier(node)) return names.imports.get(node.text);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const module = resolveImport(node.expression, names);
  return module && {source: module.source, name: node.name.text};
}

/** Returns the hook that a call calls, or the handler among the props that it passes to a new element. */
function findUseInCall({expression, arguments: [, props]}: ts.CallExpression, names: Names) {
  const imported = resolveImport(expression, names);
  if (imported && isBrowserHook(imported)) return `${imported.name}()`;
  const createsElement = /^(create|clone)Element$/.test(imported?.name ?? '');
  return props && createsElement ? findHandler(props, names.constants) : undefined;
}

/** Returns the hook, handler or class that a node is, or undefined if the node needs no React in the browser. */
function findUse(node: ts.Node, names: Names): string | undefined {
  if (ts.isCallExpression(node)) return findUseInCall(node, names);
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    return resolveImport(node.tagName, names)?.name === 'BrowserOnly' ? '<BrowserOnly>' : undefined;
  }
  if (ts.isJsxAttribute(node)) return isHandler(node.name) ? node.name.getText() : undefined;
  if (ts.isJsxSpreadAttribute(node)) return findHandler(node.expression, names.constants);
  if (!ts.isHeritageClause(node)) return undefined;
  const isReact = node.types.some(({expression}) =>
    /^(Pure)?Component$/.test(resolveImport(expression, names)?.name ?? ''),
  );
  return isReact ? 'a class' : undefined;
}

/**
 * Finds what needs React in the browser in a module of components: hooks, handlers, `BrowserOnly` and classes.
 *
 * @param file the path of the module, whose extension shows if it is TypeScript
 */
export function findBrowserUses(file: string, source: string): BrowserUse[] {
  const kind = /\.(?:tsx|jsx?)$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const names = {imports: readImports(tree), constants: readConstants(tree)};
  const uses: BrowserUse[] = [];
  const visit = (node: ts.Node): void => {
    const use = findUse(node, names);
    if (use) {
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart());
      uses.push({line: line + 1, component: findComponentName(node), use});
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}
