import {readFileSync} from 'node:fs';
import {beforeAll, expect, test} from 'vitest';
import {packageDir, packageVersion} from '../../toolkit/paths';
import {type Declared, readDeclaredSymbols} from '../support/declared';

/** Files with handwritten facts about the release, apart from the guides. */
const FILES = ['docusaurus.config.ts', 'src/pages/index.tsx', 'src/components/Diagrams/Layers.tsx'];
const files = FILES.join(', ');
const texts = FILES.map((file) => readFileSync(file, 'utf8')).join('\n');

const findFacts = (pattern: RegExp) => [...new Set([...texts.matchAll(pattern)].map(([, fact]) => fact))];
/** Returns the first numbers of a version. For example, the first two of `6.10.2` are `6.10`. */
const first = (version: string, numbers: number) => version.split('.').slice(0, numbers).join('.');

const {dependencies, engines} = JSON.parse(readFileSync(`${packageDir}/package.json`, 'utf8'));
const qtConfig = readFileSync(`${packageDir}/config/qtConfig.js`, 'utf8');
const [, qtVersion = ''] = /QT_VERSION = '([^']+)'/.exec(qtConfig) ?? [];

test.each([
  ['NodeGUI', /NodeGUI (\d+\.\d+)/g, first(packageVersion, 2)],
  ['Qt', /\bQt (\d+\.\d+)/g, first(qtVersion, 2)],
  // The version of qode is that of the Node.js in it.
  ['Node.js', /Node\.js (\d+)\b(?! or newer)/g, first(dependencies['@nodegui/qode'], 1)],
  ['Node.js that installs it', /Node\.js (\d+) or newer/g, first(engines.node.replace('>=', ''), 1)],
])('R-01 C-05 the home page and the announcement name the right version of %s', (_, pattern, truth) => {
  expect(findFacts(pattern), files).toEqual([truth]);
});

test('C-05 somebody who closed the announcement of one release still sees the next one', () => {
  expect(findFacts(/ANNOUNCEMENT_ID = 'nodegui-([\d-]+)'/g), files).toEqual([
    first(packageVersion, 2).replace('.', '-'),
  ]);
});

test('R-14 NodeGUI depends on one exact version of qode, and Qt Base has contained the Wayland plugin since 6.10', () => {
  expect(dependencies['@nodegui/qode']).toMatch(/^\d+\.\d+\.\d+/);
  const [major = 0, minor = 0] = qtVersion.split('.').map(Number);
  expect([major, minor >= 10]).toEqual([6, true]);
  expect(qtConfig).toMatch(/linux_x64\/desktop\/.*qtbase-Linux/);
});

const page = (name: string) => readFileSync(`docs/${name}.mdx`, 'utf8').replace(/\s+/g, ' ');

test('the pages name the Qt archives that the installer downloads on each system', () => {
  const systems = qtConfig.split(/case '(\w+)':/).slice(1);
  const archives = (system: string) =>
    [...(systems[systems.indexOf(system) + 1] ?? '').matchAll(/name: 'Qt (\w+)'/g)].map(([, name]) => name);
  expect(archives('darwin')).toEqual(['Base', 'Svg', 'Tools']);
  expect(archives('win32')).toEqual(['Base', 'SVG', 'Tools']);
  expect(archives('linux')).toEqual(['Base', 'SVG', 'ICU']);
  expect(page('guides/getting-started')).toContain(
    'Base and Svg, on Windows and macOS also Tools, on Linux also ICU',
  );
  expect(page('guides/web-audio-video')).toContain(
    'Qt Base and Svg, with Qt Tools on Windows and macOS and ICU on Linux',
  );
});

test('npx qode returns 0 after a crash, as the pages say', () => {
  const launcher = readFileSync(`${packageDir}/scripts/qode.js`, 'utf8');
  // After a signal `code` is null, and `process.exit(null)` ends with 0.
  expect(launcher).toMatch(/child\.on\('close', function\(code\) \{\s*process\.exit\(code\);/);
  expect(page('guides/understanding-memory')).toContain('`npx qode` returns 0 after a crash too');
  expect(page('guides/layout')).toContain('although `npx qode` returns 0');
});

let declared: Declared[];
beforeAll(() => {
  declared = readDeclaredSymbols();
}, 60_000);

test.each([
  ['classes', /(\d+) classes/g, 'class', () => 1],
  ['enums', /(\d+) enums/g, 'enum', () => 1],
  ['signals and fields', /(\d+) signals and fields/g, 'interface', ({members}: Declared) => members.length],
] as const)('R-01 the home page counts the %s that the package declares', (_, pattern, kind, worth) => {
  const ofKind = declared.filter((symbol) => symbol.kind === kind);
  expect(findFacts(pattern), files).toEqual([`${ofKind.reduce((sum, symbol) => sum + worth(symbol), 0)}`]);
});
