import {beforeAll, describe, expect, test} from 'vitest';
import {readPrinted} from './printed';

/** A release that mends one of these methods makes its description false. */
describe('X-03 what the reference says about tabs, trees, texts and addresses is so', () => {
  let seen: Record<string, unknown>;

  beforeAll(async () => {
    seen = await readPrinted('widget-claims.ts');
  });

  test.each([
    [
      'a FlexLayout fills a page that was inserted or follows a removed one only if it is told to',
      'tabs',
      [
        [true, false, false],
        [true, true, true],
      ],
    ],
    [
      'adjustSize() does not shrink a shown window with a FlexLayout, but a main window',
      'adjusted',
      [500, 300],
    ],
    ['an inline style is lost with a new name', 'renamed', false],
    ['the opacity comes back in steps', 'opacity', '0.498'],
    ['all formatting while typing comes back as -1', 'autoFormatting', -1],
    ['QTextEdit.undo() throws', 'undo', true],
    ['a tree does not give its scroll bars', 'treeBars', true],
    [
      'toString() of an address ignores options, url() heeds them',
      'encoded',
      ['https://example.org/a b', 'https://example.org/a%20b'],
    ],
    ['options for typed addresses need a folder', 'typed', ['http', 'file']],
    ['an hour alone is no time', 'hourAlone', false],
  ])('%s', (_claim, name, expected) => {
    expect(seen[name]).toEqual(expected);
  });
});
