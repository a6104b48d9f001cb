import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {globSync} from 'tinyglobby';

/** A class of Qt: what it inherits first, and the properties that it adds. */
export interface QtClass {
  readonly base: string | undefined;
  readonly properties: string[];
}

const classOrProperty =
  /^class\s+(?:Q_\w+_EXPORT\s+)?(Q\w+)\b(?:\s*:\s*public\s+(\w+))?[^;{]*\{|^\s*Q_PROPERTY\([^)]*?\b(\w+)\s+(?:READ|MEMBER)\b/gm;

/** Reads the classes that one header defines. */
export function parseHeader(header: string): Map<string, QtClass> {
  const classes = new Map<string, QtClass>();
  let current: QtClass | undefined;
  for (const [, name, base, property] of header.matchAll(classOrProperty)) {
    if (name) {
      current = {base, properties: []};
      classes.set(name, current);
    }
    if (property) current?.properties.push(property);
  }
  return classes;
}

/** The texts of the headers of the system's Qt. */
export function readQtHeaders(): string[] {
  const cwd = execFileSync('qmake6', ['-query', 'QT_INSTALL_HEADERS'], {encoding: 'utf8'}).trim();
  const headers = globSync('Qt{Core,Gui,Widgets,SvgWidgets}/q*.h', {cwd, absolute: true});
  return headers.map((file) => fs.readFileSync(file, 'utf8'));
}

/** Whether a class of Qt has a property, its own or an inherited one; true when Qt has no such class. */
export function hasProperty(name: string, property: string, qt: ReadonlyMap<string, QtClass>): boolean {
  const found = qt.get(name);
  if (!found) return true;
  return (
    found.properties.includes(property) || (found.base !== undefined && hasProperty(found.base, property, qt))
  );
}
