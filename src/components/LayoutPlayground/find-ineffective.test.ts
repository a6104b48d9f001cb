import {expect, test} from 'vitest';
import yoga from 'yoga-layout/asmjs-sync';
import {findIneffective} from './find-ineffective';
import {INITIAL_SETTINGS, PRESETS, type Settings} from './settings';

const findInWindow = (settings: Settings): string[] => [...findIneffective(yoga, settings, 0).window];

test('align-content has an effect only while labels wrap', () => {
  expect(findInWindow(INITIAL_SETTINGS)).not.toContain('align-content');
  const {'flex-wrap': _, ...window} = INITIAL_SETTINGS.window;
  expect(findInWindow({...INITIAL_SETTINGS, window})).toContain('align-content');
});

test('justify-content has no effect while a label takes all the free space', () => {
  const row = PRESETS['A row'] as Settings;
  expect(findInWindow(row)).toContain('justify-content');
  expect(findInWindow({...row, labels: row.labels.map(() => ({}))})).not.toContain('justify-content');
});

test('flex-shrink has an effect only where a label does not fit', () => {
  const shrink = (settings: Settings) => findIneffective(yoga, settings, 0).label.has('flex-shrink');
  const wide: Settings = {
    width: 200,
    height: 100,
    window: {'flex-direction': 'row'},
    labels: [{width: '300'}],
  };
  expect(shrink(wide)).toBe(false);
  expect(shrink({...wide, width: 400})).toBe(true);
});

test('the result does not depend on the current value of the property', () => {
  const ignored = {...INITIAL_SETTINGS.window, 'flex-wrap': 'no-wrap', 'align-content': 'center'};
  expect(findInWindow({...INITIAL_SETTINGS, window: ignored})).toContain('align-content');
});
