import {attribute, type Element, find, isElement, isText, isUnread, oneLine, textOf} from './dom';

/** A heading with the text below it, up to the next heading. */
export interface Section {
  /** 1 for the page's title, 2 to 6 for headings below. */
  level: number;
  title: string;
  /** Id to link to; none for the title. */
  anchor: string | null;
  /** Paragraphs, list items, cells and code blocks, in order. */
  paragraphs: string[];
  /** What stands for itself: rows of tables, and paragraphs that begin in bold, such as an error with its cure. */
  entries: string[];
  /** Rows of tables that have an id of their own: signals and values. */
  rows: Row[];
}

/** A row of a table that can be linked to. */
export interface Row {
  anchor: string;
  name: string;
  text: string;
}

const BLOCKS = new Set(
  'p li ul ol dl dt dd td th tr table tbody thead blockquote pre div section article figure figcaption details summary header'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;

/** A row of cells without an id of its own. */
const isPlainRow = (tr: Element): boolean =>
  attribute(tr, 'id') === undefined && find(tr, (element) => element.tagName === 'td') !== undefined;

/** The row a `<tr id>` stands for: its name is the first code span, its meaning the last cell. */
function readRow(tr: Element): Row | undefined {
  const anchor = attribute(tr, 'id');
  const cells = tr.childNodes.filter(isElement);
  const first = cells[0];
  const last = cells.at(-1);
  if (!anchor || !first || !last) return undefined;
  const name = textOf(find(first, (element) => element.tagName === 'code') ?? first);
  return name ? {anchor, name, text: last === first ? '' : textOf(last)} : undefined;
}

/**
 * Cuts the content of a page into sections.
 *
 * @param root what holds the page's content
 * @param options.title title of the page if the content has no `h1`
 * @param options.code whether the text of code blocks counts as text
 */
export function outline(root: Element, options: {title: string; code: boolean}): Section[] {
  let current: Section = {
    level: 1,
    title: options.title,
    anchor: null,
    paragraphs: [],
    entries: [],
    rows: [],
  };
  const sections = [current];
  let buffer = '';
  let bold = false;

  const flush = () => {
    const text = oneLine(buffer);
    if (text) (bold ? current.entries : current.paragraphs).push(text);
    buffer = '';
    bold = false;
  };

  const startSection = (level: number, heading: Element) => {
    const title = textOf(heading);
    if (level === 1) {
      if (title) current.title = title;
      return;
    }
    const inner = find(heading, (element) => attribute(element, 'id') !== undefined);
    const anchor = attribute(heading, 'id') ?? (inner && attribute(inner, 'id')) ?? null;
    current = {level, title, anchor, paragraphs: [], entries: [], rows: []};
    if (title) sections.push(current);
  };

  const visit = (element: Element) => {
    for (const child of element.childNodes) {
      if (isText(child)) buffer += child.value;
      else if (isElement(child) && !isUnread(child)) visitElement(child);
    }
  };

  const visitElement = (child: Element) => {
    const heading = HEADING.exec(child.tagName);
    const row = child.tagName === 'tr' ? readRow(child) : undefined;
    if (heading) {
      flush();
      startSection(Number(heading[1]), child);
    } else if (row) {
      flush();
      current.rows.push(row);
    } else if (child.tagName === 'tr' && isPlainRow(child)) {
      flush();
      current.entries.push(child.childNodes.filter(isElement).map(textOf).join(' '));
    } else if (child.tagName === 'br') {
      buffer += ' ';
    } else if (BLOCKS.has(child.tagName)) {
      flush();
      if (child.tagName !== 'pre') visit(child);
      else if (options.code) buffer = textOf(child);
      flush();
    } else {
      bold ||= child.tagName === 'strong' && oneLine(buffer) === '';
      visit(child);
    }
  };

  visit(root);
  flush();
  return sections;
}
