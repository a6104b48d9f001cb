import {beforeAll, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import type {Enumeration, Structure} from './declarations';
import {createModel, isEvent, isStructure, type Model, type Use} from './model';
import {anchorOf, memberUrl, urlOf} from './routes';

let model: Model;
beforeAll(() => {
  model = createModel(readSmallToolkit());
});

function structure(id: string): Structure {
  const symbol = model.find(id);
  if (!symbol || !isStructure(symbol)) throw new Error(`${id} is no class or interface`);
  return symbol;
}
const ids = (symbols: {id: string}[]) => symbols.map(({id}) => id);
const uses = (list: Use[]) => list.map(({symbol, member}) => `${symbol.id}.${member?.name}`);

test('X-05 the chain of ancestors is known through generics, and so are subclasses', () => {
  expect(ids(model.ancestors(structure('QPushButton')))).toEqual(['QAbstractButton', 'QWidget']);
  expect(ids(model.subclasses(structure('QWidget')))).toEqual([
    'QAbstractButton',
    'QCalendar',
    'QGroup',
    'QView',
  ]);
});

test('X-05 signals know who emits them', () => {
  expect(ids(model.emitters(structure('QAbstractButtonSignals')))).toEqual([
    'QAbstractButton',
    'QPushButton',
  ]);
});

test('X-05 types know where they are taken and returned', () => {
  expect(uses(model.takenBy('Mode'))).toEqual(['QView.setMode', 'QView.setRange']);
  expect(uses(model.returnedBy('Mode'))).toEqual(['QView.mode', 'QView.limit']);
  expect(uses(model.takenBy('QCalendar.Mode'))).toEqual(['QCalendar.setMode']);
  expect(uses(model.returnedBy('QWidget'))).toEqual(['QWidget.create', 'QWidget.load']);
});

test('X-05 signals named as a type argument are no use of them', () => {
  expect(model.takenBy('QWidgetSignals')).toEqual([]);
});

test('X-05 an event is told by the raw pointer it is made from', () => {
  expect(isEvent(structure('QKeyEvent'))).toBe(true);
  expect(isEvent(structure('QPushButton'))).toBe(false);
});

test('R-09 R-10 addresses are in lower case, and stable for same-named symbols', () => {
  expect(urlOf(structure('QPushButton'))).toBe('/docs/api/generated/classes/qpushbutton');
  const calendarMode = model.enums.find(({id}) => id === 'QCalendar.Mode');
  expect(calendarMode && urlOf(calendarMode)).toBe('/docs/api/generated/enums/qcalendar-mode');
  const [, setBuddy] = structure('QPushButton').members;
  expect(setBuddy && memberUrl(structure('QPushButton'), setBuddy)).toMatch(/qpushbutton#setbuddy$/);
});

test('R-10 names that differ in case only, or are a section’s, get ids of their own', () => {
  const values = ['Key_a', 'Key_A', 'Values'].map((name, value) => ({name, value}));
  const key: Enumeration = {id: 'Key', name: 'Key', kind: 'enum', file: '', exported: true, values};
  expect(values.map(({name}) => anchorOf(key, name))).toEqual(['key_a', 'key_a-2', 'values-2']);
});
