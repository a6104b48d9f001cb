import {beforeAll, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import type {Enumeration, Structure} from './declarations';
import {createModel, isEvent, isStructure, type Model, type TypeUse} from './model';
import {getAnchor, getMemberUrl, getSymbolUrl} from './routes';

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
const uses = (list: TypeUse[]) => list.map(({symbol, member}) => `${symbol.id}.${member?.name}`);

test('X-05 the model finds ancestors and subclasses of generic classes', () => {
  expect(ids(model.ancestors(structure('QPushButton')))).toEqual(['QAbstractButton', 'QWidget']);
  expect(ids(model.subclasses(structure('QWidget')))).toEqual([
    'QAbstractButton',
    'QCalendar',
    'QGroup',
    'QView',
  ]);
});

test('X-05 the model finds the classes that emit the signals of an interface', () => {
  expect(ids(model.emitters(structure('QAbstractButtonSignals')))).toEqual([
    'QAbstractButton',
    'QPushButton',
  ]);
});

test('X-05 the model finds the members that accept or return a type', () => {
  expect(uses(model.acceptedBy('Mode'))).toEqual(['QView.setMode', 'QView.setRange']);
  expect(uses(model.returnedBy('Mode'))).toEqual(['QView.mode', 'QView.limit']);
  expect(uses(model.acceptedBy('QCalendar.Mode'))).toEqual(['QCalendar.setMode']);
  expect(uses(model.returnedBy('QWidget'))).toEqual(['QWidget.create', 'QWidget.load']);
});

test('X-05 a type argument such as QWidget<QWidgetSignals> is not listed as a use of the signals', () => {
  expect(model.acceptedBy('QWidgetSignals')).toEqual([]);
});

test('X-05 a class whose constructor takes the raw pointer of an event is an event', () => {
  expect(isEvent(structure('QKeyEvent'))).toBe(true);
  expect(isEvent(structure('QPushButton'))).toBe(false);
});

test('R-09 R-10 URLs are in lower case, and two symbols of the same name have different ones', () => {
  expect(getSymbolUrl(structure('QPushButton'))).toBe('/docs/api/generated/classes/qpushbutton');
  const calendarMode = model.enums.find(({id}) => id === 'QCalendar.Mode');
  expect(calendarMode && getSymbolUrl(calendarMode)).toBe('/docs/api/generated/enums/qcalendar-mode');
  const [, setBuddy] = structure('QPushButton').members;
  expect(setBuddy && getMemberUrl(structure('QPushButton'), setBuddy)).toMatch(/qpushbutton#setbuddy$/);
});

test('R-10 names that differ only in case, or equal the id of a section, get unique ids', () => {
  const values = ['Key_a', 'Key_A', 'Values'].map((name, value) => ({name, value}));
  const key: Enumeration = {id: 'Key', name: 'Key', kind: 'enum', file: '', exported: true, values};
  expect(values.map(({name}) => getAnchor(key, name))).toEqual(['key_a', 'key_a-2', 'values-2']);
});
