import ts from 'typescript';

/** Widgets that Qt measures, so that their padding is added to their size by Qt and by Yoga. */
const MEASURED =
  /^Q(?:Label|PushButton|ToolButton|CheckBox|RadioButton|ComboBox|LineEdit|(?:Double)?SpinBox|(?:Date|Time|DateTime)Edit|Slider)$/;

const MARGIN = /(?:^|[{;\s])margin(?:-\w+)?\s*:/;
const PADDING = /(?:^|[{;\s])padding(?:-\w+)?\s*:/;
const HEIGHT = /(?:^|[{;\s])height\s*:/;

interface Names {
  /** Class of the object in each variable. */
  variables: Map<string, string>;
  /** Class of each object with a name. */
  objects: Map<string, string>;
}

/** Calls `visit` with a node and all nodes below it. */
function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function namesIn(file: ts.SourceFile): Names {
  const variables = new Map<string, string>();
  const objects = new Map<string, string>();
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isNewExpression(node.initializer)) {
      variables.set(node.name.getText(), node.initializer.expression.getText());
    }
    const [, variable = '', name = ''] = /^(\w+)\.setObjectName\('([^']+)'\)$/.exec(node.getText()) ?? [];
    const of = variables.get(variable);
    if (of) objects.set(name, of);
  });
  return {variables, objects};
}

/** Returns the class of what a selector such as `#name`, `QLabel:hover` or `#bar QPushButton` applies to, if it is known. */
function selectedClass(selector: string, {objects}: Names): string | undefined {
  const last =
    selector
      .trim()
      .split(/[\s>]+/)
      .at(-1) ?? '';
  const [, hash, name = ''] = /^(#?)([\w-]+)/.exec(last) ?? [];
  return hash ? objects.get(name) : name;
}

/** Returns why a declaration counts twice; undefined when it doesn't. */
function doubled(style: string, of: string | undefined): string | undefined {
  if (MARGIN.test(style))
    return 'a margin counts twice, for Yoga and for Qt: write qproperty-yMarginTop and its kind';
  if (of && MEASURED.test(of) && PADDING.test(style) && !HEIGHT.test(style))
    return `the padding of a ${of} counts twice, for Yoga and for Qt: give it a height, or write qproperty-yMargin around it`;
  return undefined;
}

/** Returns what is wrong with a text of CSS, either declarations alone or rules with selectors. */
function faultsOf(css: string, names: Names, owner: string | undefined): string[] {
  const rules = [...css.matchAll(/([^{}`]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) => !selector.endsWith('$'),
  );
  if (rules.length === 0) return [doubled(css, owner)].filter((fault) => fault !== undefined);
  return rules.flatMap(([, selectors = '', body = '']) =>
    // Parts of a widget, such as `QSlider::handle`, are drawn by Qt alone.
    selectors
      .split(',')
      .flatMap((selector) =>
        selector.includes('::') ? [] : (doubled(body, selectedClass(selector, names)) ?? []),
      ),
  );
}

/**
 * Finds margins and paddings in a program's styles that both Yoga and Qt add to the size of a widget.
 *
 * @param file path of the program, for the messages
 * @returns one sentence for each, with file, line and fix; none without a FlexLayout
 */
export function doubledSpace(file: string, source: string): string[] {
  if (!source.includes('new FlexLayout')) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const names = namesIn(parsed);
  const found: string[] = [];
  walk(parsed, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
    const [, variable = ''] = /^(\w+)\.setInlineStyle\(/.exec(node.parent.getText()) ?? [];
    const {line} = parsed.getLineAndCharacterOfPosition(node.getStart());
    for (const fault of faultsOf(node.getText().slice(1, -1), names, names.variables.get(variable)))
      found.push(`${file}:${line + 1}: ${fault}`);
  });
  return found;
}
