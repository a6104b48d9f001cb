import ts from 'typescript';

/** Matches widgets whose size Qt computes, so both Qt and Yoga add their padding. */
const SIZED_BY_QT =
  /^Q(?:Label|PushButton|ToolButton|CheckBox|RadioButton|ComboBox|LineEdit|(?:Double)?SpinBox|(?:Date|Time|DateTime)Edit|Slider)$/;

const MARGIN = /(?:^|[{;\s])margin(?:-\w+)?\s*:/;
const PADDING = /(?:^|[{;\s])padding(?:-\w+)?\s*:/;
const HEIGHT = /(?:^|[{;\s])height\s*:/;

/** The names by which the CSS of a program can refer to its widgets. */
interface Names {
  /** Variable → class of its object. */
  variables: Map<string, string>;
  /** Object name → class. */
  objects: Map<string, string>;
}

/** Calls `visit` with a node and all nodes below it. */
function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function findNames(file: ts.SourceFile): Names {
  const variables = new Map<string, string>();
  const objects = new Map<string, string>();
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isNewExpression(node.initializer)) {
      variables.set(node.name.getText(), node.initializer.expression.getText());
    }
    const [, variable = '', name = ''] = /^(\w+)\.setObjectName\('([^']+)'\)$/.exec(node.getText()) ?? [];
    const className = variables.get(variable);
    if (className) objects.set(name, className);
  });
  return {variables, objects};
}

/** Returns the class of the widgets that a selector such as `#name` or `#bar QPushButton` matches, or undefined. */
function findSelectedClass(selector: string, {objects}: Names): string | undefined {
  const parts = selector.trim().split(/[\s>]+/);
  const lastPart = parts.at(-1) ?? '';
  const [, hash, name = ''] = /^(#?)([\w-]+)/.exec(lastPart) ?? [];
  return hash ? objects.get(name) : name;
}

/** Returns a message if a declaration counts twice, or undefined. */
function checkDeclarations(style: string, className: string | undefined): string | undefined {
  if (MARGIN.test(style)) {
    return 'a margin counts twice, for Yoga and for Qt: write qproperty-yMarginTop and its kind';
  }
  if (className && SIZED_BY_QT.test(className) && PADDING.test(style) && !HEIGHT.test(style))
    return `the padding of a ${className} counts twice, for Yoga and for Qt: give it a height, or write qproperty-yMargin around it`;
  return undefined;
}

/** Returns the faults of CSS, which can be rules with selectors or only declarations. */
function checkCss(css: string, names: Names, widgetClass: string | undefined): string[] {
  const rules = [...css.matchAll(/([^{}`]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) => !selector.endsWith('$'),
  );
  if (rules.length === 0) return [checkDeclarations(css, widgetClass)].filter((fault) => fault !== undefined);
  return rules.flatMap(([, selectors = '', body = '']) => {
    // Only Qt draws the parts of a widget, such as `QSlider::handle`.
    const widgetSelectors = selectors.split(',').filter((selector) => !selector.includes('::'));
    return widgetSelectors.flatMap(
      (selector) => checkDeclarations(body, findSelectedClass(selector, names)) ?? [],
    );
  });
}

/**
 * Finds margins and paddings in a program's styles that both Yoga and Qt add to the size of a widget.
 *
 * @param file path of the program, for the messages
 * @returns a message with file, line and fix for each, or an empty list for programs without a FlexLayout
 */
export function findDoubledSpace(file: string, source: string): string[] {
  if (!source.includes('new FlexLayout')) return [];
  const sourceFile = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const names = findNames(sourceFile);
  const messages: string[] = [];
  walk(sourceFile, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
    const [, variable = ''] = /^(\w+)\.setInlineStyle\(/.exec(node.parent.getText()) ?? [];
    const {line} = sourceFile.getLineAndCharacterOfPosition(node.getStart());
    for (const fault of checkCss(node.getText().slice(1, -1), names, names.variables.get(variable)))
      messages.push(`${file}:${line + 1}: ${fault}`);
  });
  return messages;
}
