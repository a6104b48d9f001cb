import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {createHistory, createReleases, type Release, type SymbolDeclarations} from '../../src/lib/history';
import {readReleaseDiffs} from '../../src/lib/history-files';
import type {Member} from '../../src/plugins/api-reference/declarations';
import {readApi} from '../../src/plugins/api-reference/files';
import {createModel, isStructure, type Model} from '../../src/plugins/api-reference/model';
import {getMemberKey} from '../../src/plugins/api-reference/routes';
import {toPlainText} from '../../src/plugins/api-reference/signature';
import {readRelease} from './read-release';

const releases = createReleases(readReleaseDiffs('.'));
const at = (version: string): Release => {
  const release = releases.find((one) => one.version === version);
  if (!release) throw new Error(`reference/history has no ${version}`);
  return release;
};

/** Reads a release that has these sources. */
const declaredIn = (sources: Record<string, string>): SymbolDeclarations =>
  readRelease('1.0.0', new Map(Object.entries({'package.json': '{}', ...sources}))).declared;

describe('X-11 reading a release', () => {
  test('declarations that differ in spelling only are the same', () => {
    const old = `
      import { B } from './b';
      export class A {
        /** Says so. */
        readonly b = new B();
        put(b?: B | undefined, text?: "x"): { x: number; y: number; } { return { x: 0, y: 0 }; }
        private secret = 1;
      }`;
    const recent = `import {B} from './b';
      export class A {
        readonly b: B = make();
        put(b?: B, text?: 'x'): {
          x: number;
          y: number;
        } {
          return {x: 1, y: 1};
        }
      }`;
    const b = 'export class B { size = 1; }';
    const read = (a: string) =>
      declaredIn({'src/index.ts': "export { A } from './a';", 'src/a.ts': a, 'src/b.ts': b});
    expect(read(old)).toEqual({
      A: {
        '': 'class A',
        b: 'readonly b: B',
        put: "put(b?: B, text?: 'x'): {x: number; y: number}",
      },
      B: {'': 'class B', size: 'size: number'},
    });
    expect(read(recent)).toEqual(read(old));
    // The first test also parses TypeScript's library, which takes several seconds on a busy machine.
  }, 60_000);

  test('a return type that is not declared is inferred', () => {
    const {Box} = declaredIn({
      'src/index.ts': 'export class Box { size() { return [1].length; } close() {} }',
    });
    expect(Box).toEqual({'': 'class Box', size: 'size(): number', close: 'close(): void'});
  });

  test('imported packages are not needed', () => {
    const {load} = declaredIn({
      'src/index.ts': "import {Image} from 'images'; export function load(): Image { return new Image(); }",
    });
    expect(load).toEqual({'': 'function load(): Image'});
  });

  test('re-exports and renamed exports are followed, and unreachable symbols are left out', () => {
    const declared = declaredIn({
      'src/index.ts': "export * from './a'; export { wrap as wrapped } from './b';",
      'src/a/index.ts': 'export enum Mode { On = 1 } enum Inner { Off = 0 }',
      'src/b.ts':
        'export function wrap(mode: Mode): void {} enum Mode { Left = 0 } export const unmet: any = Mode;',
    });
    expect(declared).toEqual({
      Mode: {'': 'enum Mode', On: 'On = 1'},
      'b.Mode': {'': 'enum Mode', Left: 'Left = 0'},
      wrapped: {'': 'function wrap(mode: Mode): void'},
    });
  });

  test('the versions of Node.js, qode and Qt are read from package.json and qtConfig.js', () => {
    const files = {
      'package.json': '{"dependencies": {"@nodegui/qode": "24.12.0-rc18"}, "engines": {"node": ">=18.x.x"}}',
      'config/qtConfig.js': "const QT_VERSION = '6.10.2';",
      'src/index.ts': 'export {};',
    };
    expect(readRelease('0.74.0', new Map(Object.entries(files))).runsOn).toEqual({
      node: '>=18.x.x',
      qode: '24.12.0-rc18',
      qt: '6.10.2',
    });
  });

  test('the error names the tag without sources', () => {
    expect(() => readRelease('0.3.0', new Map([['package.json', '{}']]))).toThrow(
      'v0.3.0 has no src/index.ts',
    );
  });
});

describe('X-11 the newest release of the history is the pinned package', () => {
  let model: Model;
  let newest: SymbolDeclarations;
  beforeAll(async () => {
    model = createModel(readApi('.'));
    newest = releases.at(-1)?.declared ?? {};
  }, 60_000);

  test('version, Node.js, qode and Qt are the same', () => {
    const root = path.resolve('node_modules/@nodegui/nodegui');
    const {version, dependencies, engines} = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    expect(releases.at(-1)).toMatchObject({
      version,
      runsOn: {node: engines.node, qode: dependencies['@nodegui/qode']},
    });
    expect(readFileSync(`${root}/config/qtConfig.js`, 'utf8')).toContain(`'${releases.at(-1)?.runsOn.qt}'`);
  });

  test('all symbols and members are the same', () => {
    const members = Object.fromEntries(
      model.symbols.map((symbol) => [
        symbol.id,
        isStructure(symbol)
          ? [...new Set(symbol.members.map(getMemberKey))].sort()
          : symbol.kind === 'enum'
            ? symbol.values.map(({name}) => name).sort()
            : [],
      ]),
    );
    const known = Object.fromEntries(
      Object.entries(newest).map(([id, texts]) => [id, Object.keys(texts).filter(Boolean).sort()]),
    );
    expect(known).toEqual(members);
  });

  test('all signatures and enum values are the same', () => {
    const different: string[] = [];
    for (const symbol of model.symbols) {
      const texts = newest[symbol.id] ?? {};
      if (symbol.kind === 'enum') {
        for (const {name, value} of symbol.values) {
          if (texts[name] !== `${name} = ${typeof value === 'string' ? `'${value}'` : value}`)
            different.push(`${symbol.id}.${name}`);
        }
      }
      if (!isStructure(symbol)) continue;
      for (const key of new Set(symbol.members.map(getMemberKey))) {
        const members = symbol.members.filter((member) => getMemberKey(member) === key);
        const [declared, text] = [members.map(textOfMember).join(' '), texts[key] ?? ''].map(words);
        if (declared !== text) different.push(`${symbol.id}.${key}: ${text} instead of ${declared}`);
      }
    }
    expect(different).toEqual([]);
  });
});

/** Returns all overloads of a member in one text. */
const textOfMember = ({name, kind, type, signatures}: Member): string =>
  kind === 'property'
    ? `${name}: ${toPlainText(type)}`
    : signatures
        .map(({parameters, returns}) =>
          [
            name,
            ...parameters.map((one) => `${one.name}: ${toPlainText(one.type)}`),
            kind === 'method' ? toPlainText(returns) : '',
          ].join(' '),
        )
        .join(' ');

/** Returns the words of a declaration in order, because TypeDoc adds type arguments and sorts unions differently. */
function words(text: string): string {
  let short = text.replace(/=>/g, '');
  for (let longer = ''; longer !== short; short = short.replace(/<[^<>]*>/g, '')) longer = short;
  return [...new Set(short.match(/[\w']+/g))]
    .filter((word) => !['abstract', 'get', 'new', 'protected', 'readonly', 'static'].includes(word))
    .sort()
    .join(' ');
}

/** The expected values were found with `git grep` in the sources of the tags. */
describe('X-11 the history agrees with the tags', () => {
  const {findTimeline} = createHistory(releases);

  test('all tags from v0.1.3 are included, published on npm or not', () => {
    const versions = releases.map(({version}) => version);
    expect(versions[0]).toBe('0.1.3');
    expect(versions).toEqual(
      expect.arrayContaining(['0.32.1', '0.38.0', '0.46.0', '0.55.0', '0.63.0', '0.65.0', '0.74.1']),
    );
    expect(versions.filter((version) => !/^0\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test.each([
    ['QPushButtonEvents', '', '0.1.3', '0.11.0', '0.12.0'],
    ['QDesktopWidget', '', '0.27.0', '0.41.0', '0.42.0'],
    ['NodeWidget', '', '0.1.3', '0.51.0', '0.52.0'],
    ['QMainWindow', 'center', '0.4.0', '0.57.3', '0.58.0'],
    ['QButtonGroupSignals', 'buttonClicked', '0.13.0', '0.57.3', '0.58.0'],
  ])('%s.%s is there from %s to %s and gone in %s', (id, name, first, last, gone) => {
    expect([first, last, gone].map((version) => at(version).declared[id]?.[name] !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['QMenuSignals', 'aboutToShow', '0.60'],
    ['QSplitter', undefined, '0.41'],
    ['QColor', 'static fromCmyk', '0.68'],
    ['QPainter', 'drawPixmap', '0.63'],
    ['QApplication', 'static primaryScreen', '0.42'],
    ['QAbstractItemViewSelectionBehavior', undefined, '0.37'],
    ['QStackedLayout', undefined, '0.67'],
    ['QMenu', 'clear', '0.32.1'],
  ])('%s.%s came with %s', (id, name, release) => {
    expect(findTimeline(id, name).since).toBe(release);
  });

  test('QTableWidget.setRowCount is old, but 0.62 to 0.65 lack it', () => {
    expect(at('0.61.2').declared.QTableWidget?.setRowCount).toBe('setRowCount(count: number): void');
    expect(findTimeline('QTableWidget', 'setRowCount')).toEqual({
      missing: [{first: '0.62', last: '0.65'}],
      changed: [],
    });
  });

  test('QPushButton.constructor, QAbstractButton.animateClick, QFontWeight.Bold and QMenuBar.addMenu changed', () => {
    expect(findTimeline('QPushButton', 'constructor').changed.map(({release}) => release)).toEqual(['0.52']);
    expect(findTimeline('QAbstractButton', 'animateClick').changed).toEqual([
      {release: '0.58', before: 'animateClick(msec: number): void', after: 'animateClick(): void'},
    ]);
    expect(findTimeline('QFontWeight', 'Bold').changed).toEqual([
      {release: '0.58', before: 'Bold = 75', after: 'Bold = 700'},
    ]);
    expect(findTimeline('QMenuBar', 'addMenu').changed).toEqual([
      {
        release: '0.60',
        before: 'addMenu(menu: QMenu | string): QMenu',
        after: 'addMenu(menuOrStringOrIcon: QMenu | QIcon | string, title?: string): QMenu',
      },
    ]);
  });

  test('QGridLayout.addWidget changed twice, and not when only the name of a class in it changed', () => {
    const start = 'row?: number, col?: number, rowSpan?: number, colSpan?: number';
    expect(findTimeline('QGridLayout', 'addWidget').changed).toEqual([
      {
        release: '0.46',
        before: `addWidget(widget: NodeWidget<any>, ${start}): void`,
        after: `addWidget(widget: NodeWidget<any>, ${start}, alignment?: AlignmentFlag): void`,
      },
      {
        release: '0.74',
        before: `addWidget(widget: QWidget, ${start}, alignment?: AlignmentFlag): void`,
        after: `addWidget(widget: QWidget, ${start}, alignment?: number): void`,
      },
    ]);
  });
});
