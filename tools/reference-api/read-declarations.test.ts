import {rmSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {
  ApiSymbol,
  Declarations,
  Enumeration,
  Member,
  Structure,
} from '../../src/plugins/api-reference/declarations';
import {toCallText, toPlainText} from '../../src/plugins/api-reference/signature';
import {createFolder, SMALL_TOOLKIT, SMALL_TOOLKIT_API} from '../../tests/support/small-toolkit';
import {formatDeclarations} from './format';
import {readDeclarations} from './read-declarations';

const folder = createFolder(SMALL_TOOLKIT);
let declarations: Declarations;
beforeAll(async () => {
  declarations = await readDeclarations(folder);
}, 120_000);
afterAll(() => rmSync(folder, {recursive: true}));

function find<T extends ApiSymbol>(id: string): T {
  const symbol = declarations.symbols.find((one) => one.id === id);
  if (!symbol) throw new Error(`${id} was not read`);
  return symbol as T;
}

function member(id: string, name: string): Member {
  const found = find<Structure>(id).members.find((one) => one.name === name);
  if (!found) throw new Error(`${id}.${name} was not read`);
  return found;
}

const calls = (id: string, name: string) =>
  member(id, name).signatures.map((signature) => toPlainText(toCallText(signature)));

describe('reading declarations', () => {
  test('R-09 R-10 R-11 every class, enum and interface is read, exported or not', () => {
    const ids = (kind: string) => declarations.symbols.filter((one) => one.kind === kind).map(({id}) => id);
    expect(ids('class')).toEqual([
      'QAbstractButton',
      'QCalendar',
      'QGroup',
      'QKeyEvent',
      'QPushButton',
      'QView',
      'QWidget',
    ]);
    expect(ids('enum')).toEqual(['Mode', 'QCalendar.Mode']);
    expect(ids('interface')).toEqual(['QAbstractButtonSignals', 'QGroupSignals', 'QWidgetSignals', 'Range']);
    expect(find('Range').exported).toBe(false);
    expect(find('QWidget').exported).toBe(true);
  });

  test('R-08 aliases and functions have the name under which they are exported', () => {
    expect(find('wrap').kind).toBe('function');
    const alias = find('NativeElement');
    expect(alias.kind === 'alias' && toPlainText(alias.type)).toBe('{type: "native"; [key: string]: any}');
  });

  test('R-08 types of TypeScript’s own library are not symbols of the toolkit', () => {
    expect(declarations.symbols.map(({id}) => id)).not.toContain('Record');
    const alias = find('NativeRawPointer');
    expect(alias.kind === 'alias' && toPlainText(alias.type)).toBe('Record<T, unknown>');
  });

  test('R-10 if two enums have the same name, the exported one keeps it', () => {
    expect(find<Enumeration>('Mode').values.map(({name}) => name)).toEqual([
      'None',
      'One',
      'Two',
      'Four',
      'All',
    ]);
    expect(find<Enumeration>('QCalendar.Mode').values.map(({name}) => name)).toEqual(['Day', 'Month']);
    expect(member('QCalendar', 'setMode').signatures[0]?.parameters[0]?.type).toEqual([
      {name: 'Mode', to: 'QCalendar.Mode'},
    ]);
    expect(member('QView', 'setMode').signatures[0]?.parameters[0]?.type).toEqual([
      {name: 'Mode', to: 'Mode'},
    ]);
  });

  test('X-05 a class has its own members in source order, without inherited and private ones', () => {
    expect(find<Structure>('QPushButton').members.map(({name}) => name)).toEqual(['constructor', 'setBuddy']);
    expect(find<Structure>('QWidget').members.map(({name}) => name)).not.toContain('secret');
  });

  test('X-05 overloads stay together', () => {
    expect(calls('QWidget', 'move')).toEqual([
      '(x: number, y: number): void',
      '(to: {x: number; y: number}): void',
    ]);
  });

  test('X-05 type arguments are written out, including null', () => {
    expect(calls('QWidget', 'load')).toEqual(['(): Promise<Map<string, QWidget<QWidgetSignals> | null>[]>']);
    expect(calls('QWidget', 'addEventListener')).toEqual([
      '<S extends keyof Signals>(signal: S, callback: Signals[S]): void',
    ]);
  });

  test('X-05 signals are found through type aliases and base classes', () => {
    expect(find<Structure>('QPushButton')).toMatchObject({
      extends: 'QAbstractButton',
      signals: 'QAbstractButtonSignals',
    });
    expect(find<Structure>('QView').signals).toBe('QWidgetSignals');
  });

  test('X-05 signals that a class does not declare are found by their name', () => {
    expect(find<Structure>('QGroup')).toMatchObject({signals: 'QGroupSignals', signalsUndeclared: true});
  });

  test('X-05 the parts of a union stay in the order in which they are declared', () => {
    expect(calls('QView', 'setRange')).toEqual(['(range: Range | Mode | number): void']);
    expect(toPlainText(member('QView', 'limit').type)).toBe('string | Mode | number');
  });
});

test('the stored declarations of the small toolkit are up to date', async () => {
  await expect(formatDeclarations(declarations)).toMatchFileSnapshot(SMALL_TOOLKIT_API);
});
