import {expect, test} from 'vitest';
import {resize} from './resize';

const settings = {
  width: '300',
  height: '200',
  labels: '2',
  'save.width': '50%',
  'save.height': '20',
  'cancel.margin': '4',
};

test('a label that is only made taller keeps its width in percent', () => {
  const resized = resize(settings, 'save.', {width: 150, height: 20}, {width: 150, height: 31});
  expect(resized).toEqual({...settings, 'save.height': '31'});
});

test('a window that is dragged too far stays within its limits', () => {
  const resized = resize(settings, '', {width: 300, height: 200}, {width: 9000, height: -1});
  expect(resized).toEqual({...settings, width: '640', height: '60'});
});
