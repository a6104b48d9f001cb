import {expect, test} from 'vitest';
import yoga from 'yoga-layout/asmjs-sync';
import {findIneffective} from './find-ineffective';
import {INITIAL_SETTINGS, PRESETS} from './presets';
import type {Settings} from './settings';

const find = (settings: Settings): string[] => [...findIneffective(yoga, settings, 'save')];

test('align-content has an effect only while labels wrap', () => {
  expect(find(INITIAL_SETTINGS)).not.toContain('align-content');
  expect(find({...INITIAL_SETTINGS, 'flex-wrap': undefined})).toContain('align-content');
});

test('justify-content has no effect while a label takes all the free space', () => {
  const row = PRESETS['A row'] as Settings;
  expect(find(row)).toContain('justify-content');
  expect(find({...row, 'help.flex-grow': ''})).not.toContain('justify-content');
});

const wide = {width: '200', height: '100', labels: '1', 'flex-direction': 'row', 'save.width': '300'};

test('flex-shrink has an effect only where a label does not fit', () => {
  expect(find(wide)).not.toContain('save.flex-shrink');
  expect(find({...wide, width: '400'})).toContain('save.flex-shrink');
});

test('the result does not depend on the current value of the property', () => {
  const ignored = {...INITIAL_SETTINGS, 'flex-wrap': 'no-wrap', 'align-content': 'center'};
  expect(find(ignored)).toContain('align-content');
});

test('each property has an effect with some settings', () => {
  const [first = [], ...others] = [wide, ...Object.values(PRESETS)].map(find);
  expect(first.filter((name) => others.every((list) => list.includes(name)))).toEqual([]);
});
