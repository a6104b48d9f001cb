import {expect, test} from 'vitest';
import {formatNearest} from './nearest';

test('the three nearest names are suggested, the most similar first', () => {
  const names = ['setFont', 'setTab', 'setText', 'setTip', 'textFormat'];
  expect(formatNearest('setTxt', names)).toBe(' Nearest names: setText, setTab, setTip.');
  expect(formatNearest('QWIDGET', ['QWidget', 'QWidgetItem'])).toBe(' Nearest names: QWidget, QWidgetItem.');
});

test('nothing is suggested if no name is similar', () => {
  expect(formatNearest('clicked', ['windowTitleChanged', 'destroyed'])).toBe('');
  expect(formatNearest('clicked', [])).toBe('');
});
