import {describe, expect, test} from 'vitest';
import {findBestExample, toExampleName} from './best-example';

describe('the best example for a symbol', () => {
  const example = (name: string, shows: string[], source = '') => ({name, shows, source});

  test.each([
    ['named after it', [example('hash', ['QLabel']), example('label', ['QLabel'])], 'label'],
    [
      'made for it, before one that shows it too',
      [example('a', ['QFont', 'QLabel']), example('b', ['QLabel'])],
      'b',
    ],
    [
      'that shows it, before a short one that uses it',
      [example('a', ['QFont'], 'QLabel'), example('b', ['QFont', 'QLabel'])],
      'b',
    ],
    [
      'that is the shortest to use it',
      [example('a', ['QFont'], 'new QLabel()'), example('b', ['QFont'], 'QLabel')],
      'b',
    ],
  ])('X-03 is the one %s', (_, examples, name) => {
    expect(findBestExample('QLabel', examples)?.name).toBe(name);
  });

  test('X-03 is absent where no program uses the class', () => {
    expect(findBestExample('QLabel', [example('a', ['QFont'], 'new QLabelish()')])).toBeUndefined();
  });

  test.each([
    ['QPushButton', 'push-button'],
    ['QLCDNumber', 'lcd-number'],
    ['FlexLayout', 'flex-layout'],
  ])('X-03 %s is illustrated first by examples/%s', (symbol, name) => {
    expect(toExampleName(symbol)).toBe(name);
  });
});
