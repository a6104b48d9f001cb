import {expect, test} from 'vitest';
import {countRepeats} from './count-repeats';

const moved = (emittedBy: number, value: number) => ({
  emittedBy,
  class: 'QSlider',
  name: 'valueChanged',
  arguments: [value],
});

test('a signal that is emitted many times is recorded once, with the last value', () => {
  const pressed = {emittedBy: 1, class: 'QSlider', name: 'sliderPressed', arguments: []};
  expect(countRepeats([moved(1, 24), pressed, moved(1, 25), moved(1, 26)])).toEqual([
    {class: 'QSlider', name: 'valueChanged', arguments: [26], times: 3},
    {class: 'QSlider', name: 'sliderPressed', arguments: []},
  ]);
});

test('signals of two objects of the same class are counted separately', () => {
  expect(countRepeats([moved(1, 5), moved(2, 7)])).toEqual([
    {class: 'QSlider', name: 'valueChanged', arguments: [5]},
    {class: 'QSlider', name: 'valueChanged', arguments: [7]},
  ]);
});
