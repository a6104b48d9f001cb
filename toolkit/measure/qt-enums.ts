import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {toQtEnumName} from '../../src/lib/qt-enums';
import type {Enumeration} from '../../src/plugins/api-reference/declarations';
import {createIncludeFlags, queryQt} from '../qt-install';
import type {QtClass} from './qt-classes';

/** Enum → a prefix that its members have in Qt, but not in NodeGUI. */
const prefixOfEnum: Readonly<Record<string, string>> = {QImageFormat: 'Format_'};

/** A member of an enum in Qt: its name in NodeGUI, and its class and name in Qt. `scope` is undefined for namespace Qt. */
interface QtValue {
  readonly name: string;
  readonly scope: string | undefined;
  readonly member: string;
}

/** Parses qnamespace.h. Returns enum → names of its members in `namespace Qt`. */
export function parseNamespace(header: string): Map<string, Set<string>> {
  const enums = header.matchAll(/\benum\s+(?:class\s+)?(\w+)[^{;]*\{([^}]*)\}/g);
  return new Map(
    [...enums].map(([, name = '', body = '']) => [
      name,
      new Set([...body.matchAll(/^\s*(\w+)\s*(?:=|,|$)/gm)].map(([, member = '']) => member)),
    ]),
  );
}

/** Returns the members of an enum with their names in Qt. The list is empty if Qt doesn't have the enum. */
export function findQtValues(
  {name, file, values}: Enumeration,
  namespace: ReadonlyMap<string, ReadonlySet<string>>,
  qt: ReadonlyMap<string, QtClass>,
): QtValue[] {
  const [scope = '', qtName = ''] = toQtEnumName(name, file).split('::');
  return values.flatMap(({name: member, value}): QtValue[] => {
    if (typeof value !== 'number') return [];
    const names = {name: `${name}.${member}`, member: `${prefixOfEnum[name] ?? ''}${member}`};
    if (scope === 'Qt') return namespace.get(qtName)?.has(member) ? [{...names, scope: undefined}] : [];
    return qt.has(scope) ? [{...names, scope}] : [];
  });
}

function createProgramSource(values: readonly QtValue[]): string {
  const lines = values.map(({name, scope, member}) =>
    scope ? `PRINT(${scope}, "${name}", ${member})` : `print("${name}", Qt::${member});`,
  );
  return `#include <QtCore/QtCore>
#include <QtGui/QtGui>
#include <QtWidgets/QtWidgets>
#include <cstdio>
void print(const char* name, long long value) { std::printf("%s %lld\\n", name, value); }
#define PRINT(SCOPE, NAME, MEMBER) \\
  []<class T>(T*) { if constexpr (requires { (long long)(T::MEMBER); }) print(NAME, (long long)(T::MEMBER)); }((SCOPE*)nullptr);
int main() {
${lines.join('\n')}
}
`;
}

/**
 * Reads the values of NodeGUI's enums from the system's Qt, by compiling and running a C++ program.
 *
 * @param folder folder for the program
 * @returns `Enum.Member` → value, without members that have another name in Qt or don't exist
 */
export function readQtEnums(
  enums: readonly Enumeration[],
  qt: ReadonlyMap<string, QtClass>,
  folder: string,
): Map<string, number> {
  const header = path.join(queryQt('QT_INSTALL_HEADERS'), 'QtCore/qnamespace.h');
  const namespace = parseNamespace(fs.readFileSync(header, 'utf8'));
  const input = createProgramSource(enums.flatMap((declared) => findQtValues(declared, namespace, qt)));
  const program = path.join(folder, 'enums');
  const flags = ['-std=c++20', '-fPIC', '-w', '-O0', ...createIncludeFlags()];
  const libraries = [`-L${queryQt('QT_INSTALL_LIBS')}`, '-lQt6Core'];
  execFileSync('c++', [...flags, '-x', 'c++', '-', '-o', program, ...libraries], {input});
  const lines = execFileSync(program, {encoding: 'utf8'}).trim().split('\n');
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}
