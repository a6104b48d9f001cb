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

/** React's hooks that need the browser, for code that uses them without an import. */
const REACT_HOOKS = new Set(
  (
    'useActionState useDeferredValue useEffect useEffectEvent useFormState useFormStatus useImperativeHandle ' +
    'useInsertionEffect useLayoutEffect useOptimistic useReducer useState useSyncExternalStore useTransition'
  ).split(' '),
);

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
function importsOf(tree: ts.SourceFile): Map<string, Import> {
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

const isOwnModule = (source: string): boolean => /^(\.|@site\/|@generated\/)/.test(source);

function isBrowserHook(name: string, source: string | undefined): boolean {
  if (!/^use([A-Z]|$)/.test(name)) return false;
  if (source === undefined) return REACT_HOOKS.has(name) || DOCUSAURUS_HOOKS.has(name);
  // A hook that the site defines needs the browser only if the hooks that it calls do.
  if (isOwnModule(source)) return false;
  if (/^@(docusaurus|theme|theme-original|theme-init)\//.test(source)) return DOCUSAURUS_HOOKS.has(name);
  return !SERVER_HOOKS.has(name);
}

const isHandler = (name: ts.Node | undefined): boolean =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && /^on[A-Z]/.test(name.text);

/** Returns the name of the first handler in object literals below a node, such as those of a spread. */
function handlerIn(node: ts.Node, constants: Map<string, ts.Node>): string | undefined {
  if (ts.isObjectLiteralElement(node) && isHandler(node.name)) return node.name?.getText();
  if (ts.isFunctionLike(node)) return undefined;
  const initializer = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  if (initializer) {
    const otherConstants = new Map(constants);
    otherConstants.delete((node as ts.Identifier).text);
    return handlerIn(initializer, otherConstants);
  }
  return ts.forEachChild(node, (child) => handlerIn(child, constants));
}

/** Returns the initial values of a module's constants, by name. */
function constantsOf(tree: ts.SourceFile): Map<string, ts.Node> {
  const constants = new Map<string, ts.Node>();
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return constants;
}

/** Returns the name of the innermost component around a node. */
function componentOf(node: ts.Node): string {
  for (let at = node.parent; at; at = at.parent) {
    const isNamed = ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at) || ts.isClassDeclaration(at);
    const {name} = isNamed ? (at as ts.NamedDeclaration) : {};
    if (name && ts.isIdentifier(name) && /^([A-Z]|use[A-Z])/.test(name.text)) return name.text;
  }
  return 'A component';
}

/**
 * Finds what needs React in the browser in a module of components: hooks, handlers, `BrowserOnly` and classes.
 *
 * @param file the path of the module, whose extension shows if it is TypeScript
 */
export function browserUses(file: string, source: string): BrowserUse[] {
  const kind = /\.[jt]sx$/.test(file) || /\.jsx?$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const imports = importsOf(tree);
  const constants = constantsOf(tree);

  /** Returns the import that an expression refers to. */
  const resolve = (node: ts.Node): Import & {name: string} => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      return {source: imports.get(node.expression.text)?.source ?? '', name: node.name.text};
    }
    const text = ts.isIdentifier(node) ? node.text : '';
    const {source, name} = imports.get(text) ?? {};
    return {source: source ?? '', name: name ?? text};
  };

  const useIn = (node: ts.Node): string | undefined => {
    if (ts.isCallExpression(node)) {
      const {source: from, name} = resolve(node.expression);
      const isDeclared = from === '' && constants.has(name);
      if (!isDeclared && isBrowserHook(name, from || undefined)) return `${name}()`;
      const [, props] = node.arguments;
      return /^(create|clone)Element$/.test(name) && props ? handlerIn(props, constants) : undefined;
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      return resolve(node.tagName).name === 'BrowserOnly' ? '<BrowserOnly>' : undefined;
    }
    if (ts.isJsxAttribute(node)) return isHandler(node.name) ? node.name.getText() : undefined;
    if (ts.isJsxSpreadAttribute(node)) return handlerIn(node.expression, constants);
    if (ts.isHeritageClause(node)) {
      const isReact = node.types.some(({expression}) => /^(Pure)?Component$/.test(resolve(expression).name));
      return isReact ? 'a class' : undefined;
    }
    return undefined;
  };

  const uses: BrowserUse[] = [];
  const look = (node: ts.Node): void => {
    const use = useIn(node);
    if (use) {
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart());
      uses.push({line: line + 1, component: componentOf(node), use});
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return uses;
}
