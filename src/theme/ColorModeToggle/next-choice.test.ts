import {expect, test} from 'vitest';
import {type ColorModeChoice, getNextChoice} from './next-choice';

test.each([
  ['light', ['dark', 'light', null]],
  ['dark', ['light', 'dark', null]],
] as const)('C-09 three presses lead through all choices if the system is %s', (system, expected) => {
  const choices: ColorModeChoice[] = [];
  for (let choice: ColorModeChoice = null, press = 0; press < 3; press++) {
    choice = getNextChoice(choice, system);
    choices.push(choice);
  }
  expect(choices).toEqual(expected);
});
