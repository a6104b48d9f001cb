import type {Element} from 'hast';
import {findElement, getAttribute, isElement} from '../../../lib/html';
import {getText, isSkipped, toOneLine} from './element-text';

/** A heading with the text below it, up to the next heading. */
export interface Section {
  /** 1 for the title of the page, 2 to 6 for other headings. */
  level: number;
  title: string;
  /** Id to link to, or empty for the title. */
  anchor: string;
  /** Paragraphs, list items, cells and code blocks, in order. */
  paragraphs: string[];
  /**
   * Texts that become records of their own: rows of tables, and paragraphs that begin in bold, such as an error with its
   * fix.
   */
  separateTexts: string[];
}

/** Returns all texts of a section, for those that share records. */
export const readParagraphs = ({paragraphs, separateTexts}: Section): string[] => [
  ...paragraphs,
  ...separateTexts,
];

const BLOCKS = new Set(
  'p li ul ol dl dt dd td th tr table tbody thead blockquote pre div section article figure figcaption details summary header'.split(
    ' ',
  ),
);
export const HEADING = /^h([1-6])$/;

/** Returns true for a row of a table that has data cells, and not only headings. */
const isRow = (element: Element): boolean =>
  element.tagName === 'tr' && findElement(element, ({tagName}) => tagName === 'td') !== undefined;

/**
 * Matches the import statements at the beginning of a sample that has other lines too. They list every class that the sample
 * uses, and would make it a hit for all of them, although most samples are about one or two.
 */
const IMPORTS = /^(?:import (?:type )?[^;']*'[^']*'; )+/;

/** Length in characters of the part of a sample that is searched. */
const SAMPLE_LENGTH = 40;

/**
 * Returns the beginning of a sample without its imports, up to a whole word. The rest of a long program repeats names that its
 * section explains, and would be a tenth of the index. Judged queries find as much without it.
 */
function shortenSample(sample: string): string {
  const code = sample.replace(IMPORTS, '');
  return code.length <= SAMPLE_LENGTH ? code : code.slice(0, code.lastIndexOf(' ', SAMPLE_LENGTH));
}

/** Collects the sections of a page while it visits the page's elements in order. */
class SectionCollector {
  readonly sections: Section[];
  private current: Section;
  /** The text since the last block began or ended. */
  private buffer = '';
  private startsInBold = false;

  constructor(
    title: string,
    private readonly includesCode: boolean,
  ) {
    this.current = {level: 1, title, anchor: '', paragraphs: [], separateTexts: []};
    this.sections = [this.current];
  }

  visitChildren(element: Element): void {
    for (const child of element.children) {
      if (child.type === 'text') this.buffer += child.value;
      else if (isElement(child) && !isSkipped(child)) this.visit(child);
    }
  }

  private visit(element: Element): void {
    const [, level] = HEADING.exec(element.tagName) ?? [];
    if (level) {
      this.endParagraph();
      this.startSection(Number(level), element);
    } else if (isRow(element)) {
      this.endParagraph();
      this.current.separateTexts.push(element.children.filter(isElement).map(getText).join(' '));
    } else if (element.tagName === 'br') {
      this.buffer += ' ';
    } else if (BLOCKS.has(element.tagName)) {
      this.endParagraph();
      if (element.tagName !== 'pre') this.visitChildren(element);
      else if (this.includesCode) this.buffer = shortenSample(getText(element));
      this.endParagraph();
    } else {
      this.startsInBold ||= element.tagName === 'strong' && toOneLine(this.buffer) === '';
      this.visitChildren(element);
    }
  }

  private startSection(level: number, heading: Element): void {
    const title = getText(heading);
    if (level === 1) {
      if (title) this.current.title = title;
      return;
    }
    const elementWithId = findElement(heading, (element) => getAttribute(element, 'id') !== undefined);
    const anchor = getAttribute(heading, 'id') ?? (elementWithId && getAttribute(elementWithId, 'id')) ?? '';
    this.current = {level, title, anchor, paragraphs: [], separateTexts: []};
    if (title) this.sections.push(this.current);
  }

  endParagraph(): void {
    const text = toOneLine(this.buffer);
    const {paragraphs, separateTexts} = this.current;
    if (text) (this.startsInBold ? separateTexts : paragraphs).push(text);
    this.buffer = '';
    this.startsInBold = false;
  }
}

/**
 * Splits the content of a page into sections.
 *
 * @param root the element with the content of the page
 * @param options.title the title of the page, in case the content has no `h1`
 * @param options.code true to include the text of code blocks
 */
export function splitIntoSections(root: Element, options: {title: string; code: boolean}): Section[] {
  const collector = new SectionCollector(options.title, options.code);
  collector.visitChildren(root);
  collector.endParagraph();
  return collector.sections;
}
