import {existsSync} from 'node:fs';
import type {Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {treeFileOf} from '../lib/reference';

/** A placeholder that holds a part of a page. Other transformers don't know its type, so they skip it. */
interface Aside {
  type: 'aside';
  data: {part: RootContent};
}

const isParent = (node: object): node is Parent => 'children' in node;
const isAside = (node: object): node is Aside => 'type' in node && node.type === 'aside';
const isGenerated = (file: VFile): boolean => existsSync(treeFileOf(file.path));

const hasHeading = (node: RootContent): boolean =>
  node.type === 'heading' || (isParent(node) && node.children.some(hasHeading));

function setAside(parent: Parent): void {
  parent.children = parent.children.map((node) => {
    if (!hasHeading(node))
      return {type: 'aside', data: {part: node}} satisfies Aside as object as RootContent;
    if (node.type !== 'heading' && isParent(node)) setAside(node);
    return node;
  });
}

function putBack(parent: Parent): void {
  parent.children = parent.children.map((node: object) => {
    if (isAside(node)) return node.data.part;
    if (isParent(node)) putBack(node);
    return node as RootContent;
  });
}

/**
 * Hides everything but the headings of a generated page from Docusaurus's transformers, which need the headings for the
 * table of contents. About a dozen transformers would search the rest for what only written pages have, such as links to
 * files, pictures and admonitions.
 */
export function remarkSetAside() {
  return (tree: Root, file: VFile): void => {
    if (isGenerated(file)) setAside(tree);
  };
}

/** Restores the content that `remarkSetAside` has hidden. */
export function remarkPutBack() {
  return (tree: Root, file: VFile): void => {
    if (isGenerated(file)) putBack(tree);
  };
}
