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
 * Returns the `code` element of a block, with an element in it where the colour changes and none elsewhere. Neighbouring
 * lines of `newLines` share an `ins` element.
 *
 * @param language one that `isLanguage` knows
 * @param newLines numbers of the lines to mark as new, from 1
 */
export function codeHtml(code: string, language: string, newLines: ReadonlySet<number> = new Set()): string {
  const runs: Run[] = [];
  if (language === 'text') runs.push({text: code});
  else collectRuns(refractor.highlight(code, language), undefined, runs);
  // The language is for those who take the code out of the page again.
  const named = language === 'text' ? {} : {className: [`language-${language}`]};
  return toHtml(element('code', named, markNewLines(runs, newLines)));
}

/** Returns the nodes of `runs`, with an `ins` element around each group of new lines and their line breaks. */
function markNewLines(runs: readonly Run[], newLines: ReadonlySet<number>): ElementContent[] {
  const groups: {isNew: boolean; runs: Run[]}[] = [];
  let line = 1;
  for (const {color, text} of runs) {
    for (const part of newLines.size > 0 ? text.split(/(?<=\n)/) : [text]) {
      const isNew = newLines.has(line);
      const group = groups.at(-1);
      if (group?.isNew === isNew) append(group.runs, part, color);
      else groups.push({isNew, runs: [{color, text: part}]});
      if (part.endsWith('\n')) line += 1;
    }
  }
  return groups.flatMap(({isNew, runs}) => {
    const nodes = runs.flatMap(nodesOfRun);
    return isNew ? [element('ins', {}, nodes)] : nodes;
  });
}

/** Appends the text below `node` to `runs`, in as few runs as its colours need. */
function collectRuns(node: Nodes, color: Color | undefined, runs: Run[]): void {
  if (node.type === 'text') append(runs, node.value, color);
  else if ('children' in node) {
    const own = node.type === 'element' ? colorOf(node, color) : color;
    for (const child of node.children) collectRuns(child, own, runs);
  }
}

function append(runs: Run[], text: string, color: Color | undefined): void {
  const last = runs.at(-1);
  // Space has no colour of its own.
  if (last && (last.color === color || text.trim() === '')) last.text += text;
  else runs.push({color, text});
}

/** Returns the colour of an element. Its last kinds are the most specific ones. */
function colorOf({properties}: Element, inherited: Color | undefined): Color | undefined {
  const kinds = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const known = kinds.findLast((kind) => kind in COLORS);
  return known ? COLORS[known] : inherited;
}

function nodesOfRun({color, text}: Run): (Element | Text)[] {
  if (!color) return [{type: 'text', value: text}];
  const end = text.trimEnd();
  const colored = element('span', {className: [`code-${color}`]}, [{type: 'text', value: end}]);
  return [colored, {type: 'text', value: text.slice(end.length)}];
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
