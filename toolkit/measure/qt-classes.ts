import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Structure} from '../../src/plugins/api-reference/declarations';
import {queryQt} from '../qt-install';
import {createByClass, listMethods} from './declarations';

/** A class of Qt with its first base class, and the properties and functions that it declares itself. */
export interface QtClass {
  readonly base: string | undefined;
  readonly properties: readonly string[];
  /**
   * Function → place in Qt's documentation, such as `QWidget#update`. The functions and the change signal of a property are
   * described with the property, as in `QWidget#enabled-prop`. The deprecated functions of each class are on a separate page,
   * as in `QMouseEvent-obsolete#globalX`.
   */
  readonly places: ReadonlyMap<string, string>;
}

const classStart =
  /^class\s+(?:Q\w+_EXPORT\w*\s+)?(Q\w+)\b(?:\s+final)?(?:\s*:\s*public\s+(\w+))?[^;{(]*\{/gm;
const property = /Q_PROPERTY\(\s*(?:[^()]|\([^)]*\))*?(\w+)\s+((?:READ|MEMBER)\b(?:[^()]|\([^)]*\))*)\)/g;
const accessor = /\b(?:READ|WRITE|RESET|NOTIFY)\s+(\w+)/g;
const method = /\b([a-z]\w*)\s*\(/g;
const deprecatedMethod = /\bQT_DEPRECATED_VERSION_X_\w+\(""\)[^;{}(]*?\b([a-z]\w*)\s*\(/g;

/** Returns the body of a class without the bodies of its functions and enums. */
function extractClassBody(text: string, start: number): string {
  let body = '';
  let depth = 1;
  for (let index = start; index < text.length && depth > 0; index += 1) {
    const letter = text[index] ?? '';
    if (letter === '{') depth += 1;
    if (depth === 1) body += letter;
    if (letter === '}') depth -= 1;
  }
  return body;
}

/** Returns the functions of a class whose overloads are all deprecated. */
function findDeprecated(body: string): Set<string> {
  const current = body.replace(deprecatedMethod, '');
  const currentMethods = new Set(Array.from(current.matchAll(method), ([, name = '']) => name));
  const deprecated = Array.from(body.matchAll(deprecatedMethod), ([, name = '']) => name);
  return new Set(deprecated.filter((name) => !currentMethods.has(name)));
}

/** Parses the classes of a header. Returns name → class. */
export function parseHeader(header: string): Map<string, QtClass> {
  const text = header.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '').replace(/"[^"\n]*"/g, '""');
  return new Map(
    [...text.matchAll(classStart)].map((match) => {
      const [start, name = '', base] = match;
      const body = extractClassBody(text, match.index + start.length);
      const deprecated = findDeprecated(body);
      const methods = [...body.matchAll(method)].map(([, functionName = '']): [string, string] => [
        functionName,
        `${name}${deprecated.has(functionName) ? '-obsolete' : ''}#${functionName}`,
      ]);
      const properties = [...body.matchAll(property)].map(([, called = '', uses = '']) => ({called, uses}));
      const accessors = properties.flatMap(({called, uses}) =>
        [...uses.matchAll(accessor)].map(([, accessorName = '']): [string, string] => [
          accessorName,
          `${name}#${called}-prop`,
        ]),
      );
      const places = new Map([...methods, ...accessors]);
      return [name, {base, properties: properties.map(({called}) => called), places}];
    }),
  );
}

/** Reads the classes of the system's Qt. Returns name → class. */
export function readQtClasses(): Map<string, QtClass> {
  const cwd = queryQt('QT_INSTALL_HEADERS');
  const headers = globSync('Qt{Core,Gui,Widgets,SvgWidgets}/q*.h', {cwd});
  return new Map(headers.flatMap((file) => [...parseHeader(fs.readFileSync(path.join(cwd, file), 'utf8'))]));
}

/** Returns true if a class of Qt declares or inherits a property, and also if Qt has no such class. */
export function hasProperty(name: string, property: string, qt: ReadonlyMap<string, QtClass>): boolean {
  const qtClass = qt.get(name);
  if (!qtClass) return true;
  return (
    qtClass.properties.includes(property) ||
    (qtClass.base !== undefined && hasProperty(qtClass.base, property, qt))
  );
}

function findPlace(name: string, member: string, qt: ReadonlyMap<string, QtClass>): string | undefined {
  const qtClass = qt.get(name);
  return qtClass?.places.get(member) ?? (qtClass?.base && findPlace(qtClass.base, member, qt));
}

/** Returns class → method → place in Qt's documentation, such as `QAbstractButton#text-prop`. */
export const findQtAnchors = (classes: readonly Structure[], qt: ReadonlyMap<string, QtClass>) =>
  createByClass(classes, (declared) =>
    Object.fromEntries(
      listMethods(declared).flatMap(({name}) => {
        const place = findPlace(declared.name, name, qt);
        return place ? [[name, place]] : [];
      }),
    ),
  );
