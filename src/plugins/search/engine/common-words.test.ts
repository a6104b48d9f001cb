import {expect, test} from 'vitest';
import {isWeakWord} from './common-words';

test.each(['work', 'working', 'pyqt', 'pyqt5', 'gtk4'])('%s says little about a question', (word) => {
  expect(isWeakWord(word)).toBe(true);
});

test.each(['utf8', 'menu'])('%s says something about a question', (word) => {
  expect(isWeakWord(word)).toBe(false);
});
