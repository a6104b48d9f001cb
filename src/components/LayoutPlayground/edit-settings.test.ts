import {expect, test} from 'vitest';
import {resizeLabel, resizeWindow, setFrame} from './edit-settings';
import type {Settings} from './settings';

const settings: Settings = {
  width: 300,
  height: 200,
  window: {},
  labels: [{width: '50%', height: '20'}, {margin: '4'}],
};

test('with more labels, those that were there keep their style', () => {
  expect(setFrame(settings, 'labels', '3').labels).toEqual([...settings.labels, {}]);
  expect(setFrame(settings, 'labels', '1').labels).toEqual([{width: '50%', height: '20'}]);
});

test('a label that is only made taller keeps its width in percent', () => {
  const {labels} = resizeLabel(settings, 0, [0, 0, 150, 20], {width: 150, height: 31});
  expect(labels).toEqual([{width: '50%', height: '31'}, {margin: '4'}]);
});

test('a window that is dragged too far stays within its limits', () => {
  expect(resizeWindow(settings, {width: 9000, height: 1})).toMatchObject({width: 640, height: 60});
});
