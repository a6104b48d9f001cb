import type {Element, ElementContent, Nodes, Text} from 'hast';
import {requireNatively} from './native-require';

// Compiling these ES modules would take more than a second.
const {toHtml}: typeof import('hast-util-to-html') = requireNatively('hast-util-to-html');
const {refractor}: typeof import('refractor') = requireNatively('refractor');
const {default: cmake}: typeof import('refractor/cmake') = requireNatively('refractor/cmake');
const {default: powershell}: typeof import('refractor/powershell') = requireNatively('refractor/powershell');
const {default: tsx}: typeof import('refractor/tsx') = requireNatively('refractor/tsx');

refractor.register(cmake);
refractor.register(powershell);
refractor.register(tsx);

/** A colour of code, which `tokens.css` defines as `--code-…`. */
type Color = 'comment' | 'keyword' | 'string' | 'name' | 'number' | 'inserted' | 'deleted';

/** Prism's kind of token → its colour. Any other kind, such as a quotation mark in a string, gets the colour of its parent. */
const COLORS: Record<string, Color | undefined> = {
  ...mapKinds('comment', 'comment prolog cdata'),
  ...mapKinds('keyword', 'keyword atrule important selector tag'),
  ...mapKinds('string', 'string char attr-value regex url'),
  ...mapKinds('name', 'function class-name property attr-name'),
  ...mapKinds('number', 'number boolean constant symbol'),
  ...mapKinds('inserted', 'inserted'),
  ...mapKinds('deleted', 'deleted'),
  // Code in a template string or in braces of JSX has the colour of plain text.
  interpolation: undefined,
  script: undefined,
};

function mapKinds(color: Color, kinds: string): Record<string, Color> {
  return Object.fromEntries(kinds.split(' ').map((kind) => [kind, color]));
}

/** Text in one colour. Plain text has no `color`. */
interface Run {
  color?: Color;
  text: string;
}

/** Returns true for a language that can be highlighted, and for plain text (`text`), which stays as it is. */
export function isSupportedLanguage(language: string): boolean {
  return language === 'text' || refractor.registered(language);
}

/**
 * Creates the `code` element of a block. It contains one element for each coloured part, and plain text.
 *
 * @param language a language that `isSupportedLanguage` accepts
 */
export function createCodeHtml(code: string, language: string): string {
  return createCodeElement(language, highlightCode(code, language).flatMap(createNodes));
}

/**
 * Creates the `code` element of a program. Each line, including its line break, is an element with the class `code-line`.
 *
 * @param newLines the numbers of the lines to mark as new, counted from 1. Adjacent new lines share an `ins` element.
 */
export function createProgramHtml(
  code: string,
  language: 'ts' | 'js',
  newLines: ReadonlySet<number> = new Set(),
): string {
  const groups: {isNew: boolean; lines: Element[]}[] = [];
  for (const [index, line] of splitLines(highlightCode(code, language)).entries()) {
    const lineElement = element('span', {className: ['code-line']}, line.flatMap(createNodes));
    const isNew = newLines.has(index + 1);
    const group = groups.at(-1);
    if (group?.isNew === isNew) group.lines.push(lineElement);
    else groups.push({isNew, lines: [lineElement]});
  }
  return createCodeElement(
    language,
    groups.flatMap(({isNew, lines}) => (isNew ? [element('ins', {}, lines)] : lines)),
  );
}

function highlightCode(code: string, language: string): Run[] {
  if (language === 'text') return [{text: code}];
  const runs: Run[] = [];
  collectRuns(refractor.highlight(code, language), undefined, runs);
  return runs;
}

function createCodeElement(language: string, children: ElementContent[]): string {
  // The Markdown pages read the language from this class.
  const properties = language === 'text' ? {} : {className: [`language-${language}`]};
  return toHtml(element('code', properties, children));
}

/** Splits runs at line breaks, and returns the runs of each line. A line ends with its line break. */
function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {color, text} of runs) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({color, text: part});
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

/** Appends the text below `node` to `runs`. Adjacent texts of the same colour become one run. */
function collectRuns(node: Nodes, color: Color | undefined, runs: Run[]): void {
  if (node.type === 'text') appendRun(runs, node.value, color);
  else if ('children' in node) {
    const childColor = node.type === 'element' ? readColor(node, color) : color;
    for (const child of node.children) collectRuns(child, childColor, runs);
  }
}

function appendRun(runs: Run[], text: string, color: Color | undefined): void {
  const last = runs.at(-1);
  // The colour of whitespace is invisible, so whitespace joins the run before it.
  if (last && (last.color === color || text.trim() === '')) last.text += text;
  else runs.push({color, text});
}

/** Returns the colour of the last class that has one, because later classes are more specific, or the inherited colour. */
function readColor({properties}: Element, inherited: Color | undefined): Color | undefined {
  const kinds = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const coloredKind = kinds.findLast((kind) => kind in COLORS);
  return coloredKind ? COLORS[coloredKind] : inherited;
}

function createNodes({color, text}: Run): (Element | Text)[] {
  if (!color || text.trim() === '') return [{type: 'text', value: text}];
  const trimmed = text.trimEnd();
  const colored = element('span', {className: [`code-${color}`]}, [{type: 'text', value: trimmed}]);
  return [colored, {type: 'text', value: text.slice(trimmed.length)}];
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
