import {existsSync} from 'node:fs';
import type {Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {toTreeFile} from '../lib/reference';

/** A placeholder that holds a part of a page. Other transformers don't know its type, so they skip it. */
interface Placeholder {
  type: 'placeholder';
  data: {part: RootContent};
}

const isParent = (node: object): node is Parent => 'children' in node;
const isPlaceholder = (node: object): node is Placeholder => 'type' in node && node.type === 'placeholder';
const isGenerated = (file: VFile): boolean => existsSync(toTreeFile(file.path));

const hasHeading = (node: RootContent): boolean =>
  node.type === 'heading' || (isParent(node) && node.children.some(hasHeading));

/** Replaces the nodes without headings by placeholders. */
function hideContent(parent: Parent): void {
  parent.children = parent.children.map((node) => {
    if (!hasHeading(node)) {
      return {type: 'placeholder', data: {part: node}} satisfies Placeholder as object as RootContent;
    }
    if (node.type !== 'heading' && isParent(node)) hideContent(node);
    return node;
  });
}

/** Replaces the placeholders by the nodes that they hold. */
function restoreContent(parent: Parent): void {
  parent.children = parent.children.map((node: object) => {
    if (isPlaceholder(node)) return node.data.part;
    if (isParent(node)) restoreContent(node);
    return node as RootContent;
  });
}

/**
 * Hides everything but the headings of a generated page from Docusaurus's transformers, which need the headings for the
 * table of contents. About a dozen transformers would search the rest for what only written pages have, such as links to
 * files, pictures and admonitions.
 */
export function remarkHideContent() {
  return (tree: Root, file: VFile): void => {
    if (isGenerated(file)) hideContent(tree);
  };
}

/** Restores the content that `remarkHideContent` has hidden. */
export function remarkRestoreContent() {
  return (tree: Root, file: VFile): void => {
    if (isGenerated(file)) restoreContent(tree);
  };
}
