import postcss, {type AtRule, type Container, type Declaration, type Root, type Rule} from 'postcss';
import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';

const VARIABLE = /--[\w-]+/g;

/** Characters up to which a value is put wherever it is asked for: a longer one, said again and again, costs more. */
const SHORT = 60;

/** Values that say where a value comes from; as the value of a variable they mean the variable. */
const IS_KEYWORD = /^(inherit|initial|unset|revert|revert-layer)$/;

/** Whether an element with these classes could match, as far as classes tell. What a selector excludes never counts. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.nodes.every((node: Node) => {
    if (node.type === 'class') return classes.has(node.value);
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some((inner) => canMatch(inner, classes));
  });
}

const isAtRule = (container: unknown, name: string): boolean =>
  (container as Container | undefined)?.type === 'atrule' && (container as AtRule).name.endsWith(name);

/** Takes out the selectors that match nothing, and rules without a selector. */
function dropUnusedRules(root: Root, classes: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isAtRule(rule.parent, 'keyframes')) return;
    const kept = rule.selectors.filter((text) => {
      const {first} = selectorParser().astSync(text);
      return canMatch(first, classes);
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Whether a declaration holds for the whole document, whatever the screen and the visitor's choices. */
function isForAll({parent}: Declaration): boolean {
  const rule = parent as Rule;
  return rule.selector === ':root' && (rule.parent?.type === 'root' || isAtRule(rule.parent, 'layer'));
}

/** Whether a declaration is one of the document's element, in some mode at least. */
const isForRoot = ({parent}: Declaration): boolean =>
  /^(:root|html)?(\[data-theme=\w+\])?(:root)?$/.test((parent as Rule).selector);

/** Takes out what layers say of selectors that rules outside of layers, which win, say anew on every screen. */
function dropOverridden(root: Root): void {
  const said = new Set<string>();
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    for (const node of rule.nodes)
      if (node.type === 'decl') for (const selector of rule.selectors) said.add(`${selector} ${node.prop}`);
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkDecls((declaration) => {
      const {prop, important, parent} = declaration;
      // On some screens a layer may say what the rules outside say for all: it loses there too.
      const isAnew = (parent as Rule).selectors?.every((selector) => said.has(`${selector} ${prop}`));
      if (isAnew && !important) declaration.remove();
    });
  });
}

/** The declarations of each variable. */
function declarationsOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => void found.set(one.prop, [...(found.get(one.prop) ?? []), one]));
  return found;
}

/**
 * Puts variables that have one value everywhere where they are asked for: those that are said once, for the whole
 * document. One that asks for another changes with it, so the other must be the document's alone.
 */
function putInConstants(root: Root, known: ReadonlySet<string>): void {
  const declarations = declarationsOf(root);
  const isOfDocument = (name: string) => declarations.get(name)?.every(isForRoot) ?? false;
  const asked = new Map<string, number>();
  root.walkDecls(({value}) => {
    for (const name of value.match(VARIABLE) ?? []) asked.set(name, (asked.get(name) ?? 0) + 1);
  });
  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of declarations) {
    if (!only || others.length > 0 || !isForAll(only) || known.has(name)) continue;
    const {value} = only;
    if (IS_KEYWORD.test(value) || (value.length > SHORT && asked.get(name) !== 1)) continue;
    if ((value.match(VARIABLE) ?? []).every(isOfDocument)) constants.set(name, value);
  }
  const put = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (asked, name: string, at: number) => {
      const constant = constants.get(name);
      if (constant === undefined) return asked;
      // The minifier leaves no space behind the bracket.
      const next = value.charAt(at + asked.length);
      return put(constant) + (/[\w#.-]/.test(next) ? ' ' : '');
    });
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = put(declaration.value);
  });
}

/** Takes out variables that nothing asks for; one that only such a variable asks for is one of them. */
function dropUnusedVariables(root: Root, known: ReadonlySet<string>): void {
  for (;;) {
    const asked = new Set(known);
    root.walkDecls(({value}) => {
      for (const name of value.match(VARIABLE) ?? []) asked.add(name);
    });
    const unused = [...declarationsOf(root)].filter(([name]) => !asked.has(name));
    if (unused.length === 0) return;
    for (const [, declarations] of unused) for (const one of declarations) one.remove();
  }
}

/**
 * Takes out underlines that are said a second time with a prefix. The minifier writes it for Safari, which wants one
 * only where a value says more than a line.
 */
function dropPrefixed(root: Root): void {
  root.walkDecls(/^-webkit-text-decoration(-color)?$/, (declaration) => {
    const {prop, value} = declaration;
    const next = declaration.next();
    const isTwin = next?.type === 'decl' && `-webkit-${next.prop}` === prop && next.value === value;
    if (isTwin && (prop.endsWith('-color') || !value.includes(' '))) declaration.remove();
  });
}

/** Takes out what has come to be empty. A layer stays for the sake of its place among the layers. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0 && !isAtRule(node, 'layer')) node.remove();
  });
}

/**
 * A stylesheet without what no page can show.
 *
 * @param css the stylesheet, minified
 * @param classes the classes that elements can have
 * @param known variables that pages or scripts ask for or set
 * @param asked variables that other stylesheets ask for
 */
export function prune(
  css: string,
  classes: ReadonlySet<string>,
  known: ReadonlySet<string>,
  asked: ReadonlySet<string> = new Set(),
): string {
  const root = postcss.parse(css);
  dropUnusedRules(root, classes);
  dropOverridden(root);
  putInConstants(root, known);
  dropUnusedVariables(root, new Set([...known, ...asked]));
  dropPrefixed(root);
  dropEmpty(root);
  return root.toString();
}
