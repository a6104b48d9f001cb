import {expect, test} from 'vitest';
import {toEnumExpression, toExpression} from './expression';

class QSize {
  constructor(
    private readonly w: number,
    private readonly h: number,
  ) {}
  width() {
    return this.w;
  }
  height() {
    return this.h;
  }
  isValid() {
    return this.w >= 0;
  }
}

class QDate {
  isValid() {
    return false;
  }
}

class QFont {}

test.each([
  [false, 'false'],
  [null, 'null'],
  [16777215, '16777215'],
  [12.600000381469727, '12.6'],
  ["it's", "'it\\'s'"],
  ['say "x"\n', `'say "x"\\n'`],
  [['a', 1], "['a', 1]"],
  [{x: 0, y: 2}, '{x: 0, y: 2}'],
  [new QSize(-1, -1), 'new QSize(-1, -1)'],
  [new QDate(), 'new QDate()'],
  [new QFont(), undefined],
  [[new QFont()], undefined],
  [undefined, undefined],
])('writes %o as %s', (value, text) => {
  expect(toExpression(value)).toBe(text);
});

test('enum values become their member, and flags become their members', () => {
  const Flag = {None: 0, 0: 'None', Left: 1, 1: 'Left', Top: 32, 32: 'Top', Both: 5, 5: 'Both'};
  expect(toEnumExpression(32, 'Flag', Flag)).toBe('Flag.Top');
  expect(toEnumExpression(5, 'Flag', Flag)).toBe('Flag.Both');
  expect(toEnumExpression(33, 'Flag', Flag)).toBe('Flag.Left | Flag.Top');
  expect(toEnumExpression(66, 'Flag', Flag)).toBe('66');
  expect(toEnumExpression('row', 'Direction', {Row: 'row'})).toBe('Direction.Row');
});
