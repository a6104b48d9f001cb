import type {Element, Parents} from 'hast';
import {getAttribute, hasClass, isElement} from '../../../lib/html';
import {ANNOTATION_CLASSES} from '../../../lib/reference';

const ZERO_WIDTH = /[\u200B-\u200D\uFEFF]/g;

/** Returns a text on one line, without zero-width characters and with single spaces. */
export const toOneLine = (text: string): string => text.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').trim();

/**
 * Returns the text of an element on one line, without the parts that nobody reads, such as link marks, buttons and scripts.
 */
export function getText(element: Element): string {
  const parts: string[] = [];
  const collect = (node: Parents) => {
    for (const child of node.children) {
      if (child.type === 'text') parts.push(child.value);
      else if (isElement(child) && !isSkipped(child)) collect(child);
    }
  };
  collect(element);
  return toOneLine(parts.join(''));
}

const SKIPPED_CLASSES = ['hash-link', 'play-steps', 'moved-sections', ...Object.values(ANNOTATION_CLASSES)];
const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'svg',
  'button',
  'select',
  'nav',
  'search',
  'template',
  'noscript',
  'iframe',
]);

/** Returns true for elements whose text isn't searched, such as controls, pictures and asides. */
export const isSkipped = (element: Element): boolean =>
  SKIPPED_TAGS.has(element.tagName) ||
  SKIPPED_CLASSES.some((name) => hasClass(element, name)) ||
  getAttribute(element, 'hidden') !== undefined ||
  getAttribute(element, 'aria-hidden') === 'true';
