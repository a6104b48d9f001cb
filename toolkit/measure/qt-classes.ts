import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {queryQt} from './qt-install';

/** A class of Qt: what it inherits first, and what it adds. */
export interface QtClass {
  readonly base: string | undefined;
  readonly properties: readonly string[];
  /**
   * Each of its functions with its anchor in Qt's documentation: functions stand under their name, and those of a
   * property, its change signal too, under `<property>-prop`.
   */
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

/** Reads the classes that one header defines. */
export function parseHeader(header: string): Map<string, QtClass> {
  const text = header.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  return new Map(
    [...text.matchAll(classStart)].map((found) => {
      const [whole, name = '', base] = found;
      const body = outermost(text, found.index + whole.length);
      const methods = [...body.matchAll(method)].map(([, called = '']): [string, string] => [called, called]);
      const properties = [...body.matchAll(property)].map(([, called = '', uses = '']) => ({called, uses}));
      const accessors = properties.flatMap(({called, uses}) =>
        [...uses.matchAll(accessor)].map(([, used = '']): [string, string] => [used, `${called}-prop`]),
      );
      const anchors = new Map([...methods, ...accessors]);
      return [name, {base, properties: properties.map(({called}) => called), anchors}];
    }),
  );
}

/** Reads the headers of the system's Qt. */
export function readQtClasses(): Map<string, QtClass> {
  const cwd = queryQt('QT_INSTALL_HEADERS');
  const headers = globSync('Qt{Core,Gui,Widgets,SvgWidgets}/q*.h', {cwd});
  return new Map(headers.flatMap((file) => [...parseHeader(fs.readFileSync(path.join(cwd, file), 'utf8'))]));
}

/** Whether a class of Qt has a property, its own or an inherited one; true when Qt has no such class. */
export function hasProperty(name: string, property: string, qt: ReadonlyMap<string, QtClass>): boolean {
  const found = qt.get(name);
  if (!found) return true;
  return (
    found.properties.includes(property) || (found.base !== undefined && hasProperty(found.base, property, qt))
  );
}
