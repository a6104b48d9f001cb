import type {ClassDeclaration} from './declarations';

/** What Qt documents on the page of a class, each with its anchor there; and the class that it inherits first. */
export interface QtPage {
  readonly base: string | undefined;
  readonly anchors: ReadonlyMap<string, string>;
}

const classStart =
  /^class\s+(?:Q\w+_EXPORT\w*\s+)?(Q\w+)\b(?:\s+final)?(?:\s*:\s*public\s+(\w+))?[^;{(]*\{/gm;
const property = /Q_PROPERTY\(\s*(?:[^()]|\([^)]*\))*?(\w+)\s+((?:READ|MEMBER)\b(?:[^()]|\([^)]*\))*)\)/g;
const accessor = /\b(?:READ|WRITE|RESET|NOTIFY)\s+(\w+)/g;
const method = /\b([a-z]\w*)\s*\(/g;

/** A class body without comments and without the bodies of its functions and enums. */
function outermost(text: string, start: number): string {
  let body = '';
  let depth = 1;
  for (let at = start; at < text.length && depth > 0; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '{') depth += 1;
    if (depth === 1) body += letter;
    if (letter === '}') depth -= 1;
  }
  return body;
}

/**
 * Reads what one header declares, with the anchors of Qt's documentation: functions stand under their name, and those
 * of a property, its change signal too, under `<property>-prop`.
 */
export function parsePages(header: string): Map<string, QtPage> {
  const text = header.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  return new Map(
    [...text.matchAll(classStart)].map((found) => {
      const [whole, name = '', base] = found;
      const body = outermost(text, found.index + whole.length);
      const methods = [...body.matchAll(method)].map(([, called = '']): [string, string] => [called, called]);
      const accessors = [...body.matchAll(property)].flatMap(([, called = '', uses = '']) =>
        [...uses.matchAll(accessor)].map(([, function_ = '']): [string, string] => [
          function_,
          `${called}-prop`,
        ]),
      );
      return [name, {base, anchors: new Map([...methods, ...accessors])}];
    }),
  );
}

function anchorOf(name: string, member: string, pages: ReadonlyMap<string, QtPage>): string | undefined {
  const page = pages.get(name);
  const anchor = page?.anchors.get(member);
  if (anchor) return `${name}#${anchor}`;
  return page?.base && anchorOf(page.base, member, pages);
}

/** Class → method → where Qt documents it, as `QAbstractButton#text-prop`; without what Qt does not have. */
export const qtAnchors = (
  classes: readonly ClassDeclaration[],
  pages: ReadonlyMap<string, QtPage>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    classes
      .map(({name, methods}) => [
        name,
        Object.fromEntries(
          methods.flatMap((method) => {
            const anchor = anchorOf(name, method.name, pages);
            return anchor ? [[method.name, anchor]] : [];
          }),
        ),
      ])
      .filter(([, anchors]) => Object.keys(anchors ?? {}).length > 0),
  );
