import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import LongName from '.';

const render = (text: string) => renderToStaticMarkup(<LongName>{text}</LongName>);

test('a name that is too long for a narrow line breaks before its capital letters', () => {
  expect(render('QSystemTrayIconSignals')).toBe('QSystem<wbr/>Tray<wbr/>Icon<wbr/>Signals');
});

test('short names and long sentences stay as they are', () => {
  expect(render('QPushButton')).toBe('QPushButton');
  expect(render('Signals and events of a window')).toBe('Signals and events of a window');
});
