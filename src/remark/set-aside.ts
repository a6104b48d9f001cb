import {existsSync} from 'node:fs';
import type {Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {treeFileOf} from '../lib/reference';

/** Stands where a part of a page was, and keeps it. No other transformer knows the type, so none looks inside. */
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
 * Leaves of a generated page its headings alone to Docusaurus's transformers, which make its contents of them. A dozen
 * of them would look through all the rest for what only a writer puts there: links to files, pictures, admonitions.
 */
export function remarkSetAside() {
  return (tree: Root, file: VFile): void => {
    if (isGenerated(file)) setAside(tree);
  };
}

/** Puts back what `remarkSetAside` has set aside. */
export function remarkPutBack() {
  return (tree: Root, file: VFile): void => {
    if (isGenerated(file)) putBack(tree);
  };
}
