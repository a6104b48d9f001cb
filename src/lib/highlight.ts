import type {Element, ElementContent, Nodes, Text} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {refractor} from 'refractor';
import cmake from 'refractor/cmake';
import powershell from 'refractor/powershell';

refractor.register(cmake);
refractor.register(powershell);

/** A colour of code, `--code-…` in tokens.css. */
type Color = 'comment' | 'keyword' | 'string' | 'name' | 'number' | 'inserted' | 'deleted';

/** Kind of Prism's → its colour. Any other kind gets the colour of its parent, such as a quotation mark in a string. */
const COLORS: Record<string, Color | undefined> = {
  ...mapKinds('comment', 'comment prolog cdata'),
  ...mapKinds('keyword', 'keyword atrule important selector tag'),
  ...mapKinds('string', 'string char attr-value regex url'),
  ...mapKinds('name', 'function class-name property attr-name'),
  ...mapKinds('number', 'number boolean constant symbol'),
  ...mapKinds('inserted', 'inserted'),
  ...mapKinds('deleted', 'deleted'),
  // Code within a string of a template.
  interpolation: undefined,
};

function mapKinds(color: Color, kinds: string): Record<string, Color> {
  return Object.fromEntries(kinds.split(' ').map((kind) => [kind, color]));
}

/** Text in one colour, or in that of plain text. */
interface Run {
  color?: Color;
  text: string;
}

/** Returns whether code in this language can be highlighted. Plain text (`text`) can, and stays as it is. */
export function isLanguage(language: string): boolean {
  return language === 'text' || refractor.registered(language);
}

/**
 * Returns the `code` element of a block, with an element in it where the colour changes and none elsewhere.
 *
 * @param language one that `isLanguage` knows
 */
export function codeHtml(code: string, language: string): string {
  return createCodeElement(language, highlightCode(code, language).flatMap(nodesOfRun));
}

/**
 * Returns the `code` element of a program, in which each line, with its line break, has an element with the class `code-line`.
 *
 * @param newLines numbers of the lines to mark as new, from 1. Neighbouring ones share an `ins` element.
 */
export function programHtml(
  code: string,
  language: 'ts' | 'js',
  newLines: ReadonlySet<number> = new Set(),
): string {
  const groups: {isNew: boolean; lines: Element[]}[] = [];
  for (const [index, line] of splitLines(highlightCode(code, language)).entries()) {
    const lineElement = element('span', {className: ['code-line']}, line.flatMap(nodesOfRun));
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
  // The language is for those who take the code out of the page again.
  const properties = language === 'text' ? {} : {className: [`language-${language}`]};
  return toHtml(element('code', properties, children));
}

/** Splits runs into those of each line. A line ends with its line break. */
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

/** Appends the text below `node` to `runs`, in as few runs as its colours need. */
function collectRuns(node: Nodes, color: Color | undefined, runs: Run[]): void {
  if (node.type === 'text') append(runs, node.value, color);
  else if ('children' in node) {
    const childColor = node.type === 'element' ? readColor(node, color) : color;
    for (const child of node.children) collectRuns(child, childColor, runs);
  }
}

function append(runs: Run[], text: string, color: Color | undefined): void {
  const last = runs.at(-1);
  // Space has no colour of its own.
  if (last && (last.color === color || text.trim() === '')) last.text += text;
  else runs.push({color, text});
}

/** Returns the colour of an element. Its last kinds are the most specific ones. */
function readColor({properties}: Element, inherited: Color | undefined): Color | undefined {
  const kinds = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const coloredKind = kinds.findLast((kind) => kind in COLORS);
  return coloredKind ? COLORS[coloredKind] : inherited;
}

function nodesOfRun({color, text}: Run): (Element | Text)[] {
  if (!color || text.trim() === '') return [{type: 'text', value: text}];
  const end = text.trimEnd();
  const colored = element('span', {className: [`code-${color}`]}, [{type: 'text', value: end}]);
  return [colored, {type: 'text', value: text.slice(end.length)}];
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
