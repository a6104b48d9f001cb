import {beforeAll, describe, expect, test} from 'vitest';
import {readPrinted} from './printed';

/** What the guide to scroll views says about the views of `programs/scroll-claims.ts`, 200 pixels tall. */
describe('X-03 what the guide says about scrolling is so', () => {
  let seen: Record<string, unknown>;

  beforeAll(async () => {
    seen = await readPrinted('scroll-claims.ts');
  });

  test.each([
    ['under a box layout the content grows with its rows', 'box', [472, 932]],
    ['under a FlexLayout it gets the size of the view', 'flex', [198, 198]],
    ['unless it is not resizable and adjusted', 'adjusted', [400, 800]],
    ['twice the rows are twice as tall when they were polished', 'growsPolished', 2],
    ['the scroll bar of a list counts rows', 'barCountsRows', true],
    ['choosing a row scrolls to it', 'currentRowScrolls', true],
    ['a tree cannot be scrolled', 'treeHasBar', false],
  ])('%s', (_claim, name, expected) => {
    expect(seen[name]).toEqual(expected);
  });

  test('and not so tall when they were not', () => {
    expect(seen.growsUnpolished).toBeLessThan(2);
  });
});
