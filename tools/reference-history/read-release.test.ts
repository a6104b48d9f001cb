import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {createHistory, type Declared, type Release, replay} from '../../src/lib/history';
import {readSteps} from '../../src/lib/history-files';
import type {Member} from '../../src/plugins/api-reference/declarations';
import {loadDeclarations} from '../../src/plugins/api-reference/files';
import {createModel, isStructure, type Model} from '../../src/plugins/api-reference/model';
import {keyOf} from '../../src/plugins/api-reference/routes';
import {textOf} from '../../src/plugins/api-reference/signature';
import {folderWith} from '../../tests/support/small-toolkit';
import {readRelease} from './read-release';

const releases = replay(readSteps('.'));
const at = (version: string): Release => {
  const release = releases.find((one) => one.version === version);
  if (!release) throw new Error(`reference/history has no ${version}`);
  return release;
};

function declaredIn(files: Record<string, string>): Declared {
  const root = folderWith({'package.json': '{"version": "1.0.0", "types": "dist/index.d.ts"}', ...files});
  try {
    return readRelease(root).declared;
  } finally {
    fs.rmSync(root, {recursive: true});
  }
}

describe('X-06 reading a release', () => {
  test('gives one text for what compilers of different years spell differently', () => {
    const old = `
      import { B } from './b';
      export declare class A { /** Says so. */
          readonly b: B;
          put(b?: B | undefined, text?: "x"): { x: number; y: number; };
          private secret;
      }`;
    const young = `export declare class A {
      readonly b: import("./b").B;
      put(b?: B, text?: 'x'): {
        x: number;
        y: number;
      };
    }`;
    const b = 'export interface B { size: number }';
    const read = (a: string) =>
      declaredIn({'dist/index.d.ts': "export { A } from './a';", 'dist/a.d.ts': a, 'dist/b.d.ts': b});
    expect(read(old)).toEqual({
      A: {
        '': 'class A',
        b: 'readonly b: B',
        put: "put(b?: B, text?: 'x'): {x: number; y: number}",
      },
      B: {'': 'interface B', size: 'size: number'},
    });
    expect(read(young)).toEqual(read(old));
  });

  test('follows the ways in which a package exports, and leaves out what no program meets', () => {
    const declared = declaredIn({
      'dist/index.d.ts': "export * from './a'; export { wrap as wrapped } from './b';",
      'dist/a/index.d.ts': 'export declare enum Mode { On = 1 } declare enum Inner { Off = 0 }',
      'dist/b.d.ts':
        'export declare function wrap(mode: Mode): void; declare enum Mode { Left = 0 } export declare const unmet: any;',
    });
    expect(declared).toEqual({
      Mode: {'': 'enum Mode', On: 'On = 1'},
      'b.Mode': {'': 'enum Mode', Left: 'Left = 0'},
      wrapped: {'': 'function wrap(mode: Mode): void'},
    });
  });

  test('gives a release without declarations as one that declares nothing', () => {
    expect(declaredIn({})).toEqual({});
  });
});

describe('X-06 the newest release of the history is the pinned package', () => {
  let model: Model;
  let newest: Declared;
  beforeAll(async () => {
    model = createModel(await loadDeclarations('.'));
    newest = releases.at(-1)?.declared ?? {};
  }, 60_000);

  test('by its version and what it runs on', () => {
    const {version, runsOn} = readRelease(path.resolve('node_modules/@nodegui/nodegui'));
    expect(releases.at(-1)).toMatchObject({version, runsOn});
  });

  test('by every symbol and member', () => {
    const members = Object.fromEntries(
      model.symbols.map((symbol) => [
        symbol.id,
        isStructure(symbol)
          ? [...new Set(symbol.members.map(keyOf))].sort()
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

  test('by every signature and number', () => {
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
      for (const key of new Set(symbol.members.map(keyOf))) {
        const members = symbol.members.filter((member) => keyOf(member) === key);
        const [declared, text] = [members.map(textOfMember).join(' '), texts[key] ?? ''].map(words);
        if (declared !== text) different.push(`${symbol.id}.${key}: ${text} instead of ${declared}`);
      }
    }
    expect(different).toEqual([]);
  });
});

/** All overloads of a member, as the declarations write them. */
const textOfMember = ({name, kind, type, signatures}: Member): string =>
  kind === 'property'
    ? `${name}: ${textOf(type)}`
    : signatures
        .map(({parameters, returns}) =>
          [
            name,
            ...parameters.map((one) => `${one.name}: ${textOf(one.type)}`),
            kind === 'method' ? textOf(returns) : '',
          ].join(' '),
        )
        .join(' ');

/** The words of a declaration, sorted: TypeDoc has its own order of unions, and fills in type arguments. */
function words(text: string): string {
  let short = text.replace(/=>/g, '');
  for (let longer = ''; longer !== short; short = short.replace(/<[^<>]*>/g, '')) longer = short;
  return [...new Set(short.match(/[\w']+/g))]
    .filter((word) => !['abstract', 'get', 'new', 'protected', 'readonly', 'static'].includes(word))
    .sort()
    .join(' ');
}

/** Found by searching the declaration files of the packages themselves. */
describe('X-06 the history of ten things is that of the packages', () => {
  test.each([
    ['QPushButtonEvents', '', '0.0.10', '0.6.5', '0.12.1'],
    ['QDesktopWidget', '', '0.27.0', '0.40.1', '0.43.0'],
    ['NodeWidget', '', '0.5.1', '0.50.0', '0.56.0'],
    ['QMainWindow', 'center', '0.5.1', '0.57.3', '0.58.0'],
    ['QButtonGroupSignals', 'buttonClicked', '0.13.1', '0.57.3', '0.58.0'],
  ])('%s.%s is there from %s to %s and gone in %s', (id, name, first, last, gone) => {
    expect([first, last, gone].map((version) => at(version).declared[id]?.[name] !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('QStackedLayout came with 0.67, and QTableWidget.setRowCount came back with 0.66', () => {
    const {pastOf} = createHistory(releases);
    expect(pastOf('QStackedLayout')).toEqual({since: '0.67', changed: []});
    expect(at('0.61.2').declared.QTableWidget?.setRowCount).toBe('setRowCount(count: number): void');
    expect(at('0.62.0').declared.QTableWidget?.setRowCount).toBeUndefined();
    expect(pastOf('QTableWidget', 'setRowCount').since).toBe('0.66');
  });

  test('QAbstractButton.animateClick, QFontWeight.Bold, QMenuBar.addMenu and QGridLayout.addWidget changed', () => {
    const {pastOf} = createHistory(releases);
    expect(pastOf('QAbstractButton', 'animateClick').changed).toEqual([
      {release: '0.58', before: 'animateClick(msec: number): void', after: 'animateClick(): void'},
    ]);
    expect(pastOf('QFontWeight', 'Bold').changed).toEqual([
      {release: '0.58', before: 'Bold = 75', after: 'Bold = 700'},
    ]);
    expect(pastOf('QMenuBar', 'addMenu').changed).toEqual([
      {
        release: '0.61',
        before: 'addMenu(menu: QMenu | string): QMenu',
        after: 'addMenu(menuOrStringOrIcon: QMenu | QIcon | string, title?: string): QMenu',
      },
    ]);
    const start = 'row?: number, col?: number, rowSpan?: number, colSpan?: number';
    // In 0.56 only the name of the class changed.
    expect(pastOf('QGridLayout', 'addWidget').changed).toEqual([
      {
        release: '0.47',
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
