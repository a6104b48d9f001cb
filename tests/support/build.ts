import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterMap, parse} from 'parse5';

export const BUILD = path.resolve('build');

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** The file that answers a route of the built site, or undefined. */
export function fileOf(route: string): string | undefined {
  const file = path.join(BUILD, route, 'index.html');
  return existsSync(file) ? file : undefined;
}

/** Every element of a document for which `test` holds, in document order. */
export function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  const here = 'tagName' in node && test(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...here, ...children.flatMap((child) => findAll(child, test))];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of an element as a reader sees it, white space folded. */
export function textOf(node: Node): string {
  const collect = (at: Node): string =>
    'value' in at ? at.value : 'childNodes' in at ? at.childNodes.map(collect).join('') : '';
  return collect(node).replace(/\s+/g, ' ').trim();
}

/** The parsed page of a route. @throws when the build has no such page. */
export function page(route: string): DefaultTreeAdapterMap['document'] {
  const file = fileOf(route);
  if (!file) throw new Error(`The build has no page at ${route}. Run \`npm run build\` first.`);
  return parse(readFileSync(file, 'utf8'));
}
