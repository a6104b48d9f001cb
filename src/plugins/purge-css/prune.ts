import postcss, {type AtRule, type Container, type Declaration, type Root, type Rule} from 'postcss';
import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';
import {groupBy} from '../../lib/group-by';

const VARIABLE = /--[\w-]+/g;

/** Maximum length of a value that is inlined everywhere. Repeating a longer one would make the stylesheet larger. */
const MAX_INLINED_LENGTH = 60;

/** Matches CSS-wide keywords. As the value of a variable, they refer to the variable itself, so they can't be inlined. */
const CSS_WIDE_KEYWORD = /^(inherit|initial|unset|revert|revert-layer)$/;

/** Returns true if an element with some of these classes could match. The content of `:not()` is ignored. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.nodes.every((node: Node) => {
    if (node.type === 'class') return classes.has(node.value);
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some((inner) => canMatch(inner, classes));
  });
}

const isAtRule = (container: unknown, name: string): boolean =>
  (container as Container | undefined)?.type === 'atrule' && (container as AtRule).name.endsWith(name);

/** Removes selectors that match nothing, and rules without a selector. */
function dropUnusedRules(root: Root, classes: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isAtRule(rule.parent, 'keyframes')) return;
    const usedSelectors = rule.selectors.filter((text) => {
      const {first} = selectorParser().astSync(text);
      return canMatch(first, classes);
    });
    if (usedSelectors.length === 0) rule.remove();
    else if (usedSelectors.length < rule.selectors.length) rule.selectors = usedSelectors;
  });
}

/** Returns true if a declaration applies to the whole document on every screen and in every mode. */
function isGlobal({parent}: Declaration): boolean {
  const rule = parent as Rule;
  return rule.selector === ':root' && (rule.parent?.type === 'root' || isAtRule(rule.parent, 'layer'));
}

/** Returns true if a declaration applies to the root element, at least in some mode. */
const isForRoot = ({parent}: Declaration): boolean =>
  /^(:root|html)?(\[data-theme=\w+\])?(:root)?$/.test((parent as Rule).selector);

/** Removes declarations in layers that rules outside of layers override on every screen. */
function dropOverridden(root: Root): void {
  const overridingDeclarations = new Set<string>();
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    for (const node of rule.nodes) {
      if (node.type !== 'decl') continue;
      for (const selector of rule.selectors) overridingDeclarations.add(`${selector} ${node.prop}`);
    }
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkDecls((declaration) => {
      const {prop, important, parent} = declaration;
      // This also holds for a layer's rules inside a media query, because rules outside of layers always win.
      const isOverridden = (parent as Rule).selectors?.every((selector) =>
        overridingDeclarations.has(`${selector} ${prop}`),
      );
      if (isOverridden && !important) declaration.remove();
    });
  });
}

/** Finds the declarations of all variables, by name. */
function findDeclarations(root: Root): Map<string, Declaration[]> {
  const declarations: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => void declarations.push(declaration));
  return groupBy(declarations, ({prop}) => prop);
}

/**
 * Inlines variables that are declared only once, for the whole document, and so have the same value everywhere. If the value
 * refers to other variables, these must only be declared on the root element, because otherwise the value would change with
 * them.
 */
function inlineConstants(root: Root, externalVariables: ReadonlySet<string>): void {
  const declarations = findDeclarations(root);
  const isForRootOnly = (name: string) => declarations.get(name)?.every(isForRoot) ?? false;
  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of declarations) {
    if (!only || others.length > 0 || !isGlobal(only) || externalVariables.has(name)) continue;
    const {value} = only;
    if (CSS_WIDE_KEYWORD.test(value) || value.length > MAX_INLINED_LENGTH) continue;
    if ((value.match(VARIABLE) ?? []).every(isForRootOnly)) constants.set(name, value);
  }
  const inlineValue = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string, offset: number) => {
      const constant = constants.get(name);
      if (constant === undefined) return reference;
      // The minifier has removed the space after the closing bracket, so it's added again before a word or number.
      const next = value.charAt(offset + reference.length);
      return inlineValue(constant) + (/[\w#.-]/.test(next) ? ' ' : '');
    });
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = inlineValue(declaration.value);
  });
}

/** Removes variables that nothing uses, including those that only unused variables use. */
function dropUnusedVariables(root: Root, externalVariables: ReadonlySet<string>): void {
  for (;;) {
    const usedVariables = new Set(externalVariables);
    root.walkDecls(({value}) => {
      for (const name of value.match(VARIABLE) ?? []) usedVariables.add(name);
    });
    const unused = [...findDeclarations(root)].filter(([name]) => !usedVariables.has(name));
    if (unused.length === 0) return;
    for (const declaration of unused.flatMap(([, declarations]) => declarations)) declaration.remove();
  }
}

/**
 * Removes everything from a stylesheet that no page uses. Rules without declarations stay, because the minifier removes them.
 *
 * @param css the minified stylesheet
 * @param classes the classes that elements can have
 * @param externalVariables variables that pages or scripts use or set
 * @param variablesOfOtherSheets variables that other stylesheets use
 */
export function prune(
  css: string,
  classes: ReadonlySet<string>,
  externalVariables: ReadonlySet<string>,
  variablesOfOtherSheets: ReadonlySet<string> = new Set(),
): string {
  const root = postcss.parse(css);
  dropUnusedRules(root, classes);
  dropOverridden(root);
  inlineConstants(root, externalVariables);
  dropUnusedVariables(root, new Set([...externalVariables, ...variablesOfOtherSheets]));
  return root.toString();
}
