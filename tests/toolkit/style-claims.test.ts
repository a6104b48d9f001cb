import {beforeAll, describe, expect, test} from 'vitest';
import {readPrinted} from './printed';

/** What the guides to layout and styling say about the window of `programs/style-claims.ts`, 400 by 300. */
describe('X-03 what the guides say about layouts and stylesheets is so', () => {
  let seen: Record<string, unknown>;

  beforeAll(async () => {
    // The program ends by itself.
    seen = await readPrinted('style-claims.ts', {settle: 10_000});
  });

  const top = (width: number) => [0, 0, width, 20];
  test.each([
    ['children stand in a column and are stretched across it', 'column', [top(400), [0, 20, 400, 20]]],
    ['a quoted percentage is a percentage', 'quotedPercentage', [top(200), [0, 20, 400, 20]]],
    ['a bare percentage is a number of pixels', 'barePercentage', [top(50), [0, 20, 400, 20]]],
    ['the unit of a length is ignored', 'unit', [top(5), [0, 20, 400, 20]]],
    [
      'a label is rounded outwards',
      'fraction',
      [
        [3, 0, 12, 20],
        [0, 20, 400, 20],
      ],
    ],
    ['a percentage as largest width hides the widget', 'maximum', [top(0), [0, 20, 400, 20]]],
    ['but not when Yoga alone reads it', 'maximumOfYoga', [top(200), [0, 20, 400, 20]]],
    ['a keyword of Qt in place of a length is a number', 'keywordAsLength', [top(37), [0, 20, 400, 20]]],
    [
      'the first of several lengths is for all sides',
      'marginShorthand',
      [
        [5, 5, 390, 20],
        [5, 25, 390, 20],
      ],
    ],
    [
      'growing from width 0 gives equal widths',
      'sameWidth',
      [
        [0, 0, 200, 20],
        [200, 0, 200, 20],
      ],
    ],
    [
      'nothing shrinks by itself',
      'noShrink',
      [
        [0, 0, 300, 20],
        [300, 0, 300, 20],
      ],
    ],
    [
      'flex-shrink shrinks',
      'shrink',
      [
        [0, 0, 200, 20],
        [200, 0, 200, 20],
      ],
    ],
    ['flex-basis has no effect', 'basis', [top(30), [30, 0, 30, 20]]],
    ['but in a container of a fixed size', 'basisInFixed', [top(100), [100, 0, 30, 20]]],
    [
      'flex grows from the natural size',
      'flex',
      [
        [0, 0, 250, 20],
        [250, 0, 150, 20],
      ],
    ],
    [
      'but from zero in a container of a fixed size',
      'flexInFixed',
      [
        [0, 0, 200, 20],
        [200, 0, 200, 20],
      ],
    ],
    [
      'or of a largest size',
      'flexInLimited',
      [
        [0, 0, 200, 20],
        [200, 0, 200, 20],
      ],
    ],
    [
      'a rule that Qt cannot parse takes those after it along',
      'rulesAfterUnparsed',
      [top(50), [0, 20, 400, 20]],
    ],
    ['a table and a scroll area have no height', 'tableAndScrollArea', [top(400), [0, 20, 400, 20]]],
    [
      'a list has 192 pixels',
      'list',
      [
        [0, 192, 400, 20],
        [0, 212, 400, 20],
      ],
    ],
    ['@media is skipped with what it holds', 'rulesAfterMedia', [top(400), [0, 20, 60, 20]]],
    ['a percentage of padding has no effect in a window', 'paddingPercent', [top(400), [0, 20, 400, 20]]],
    ['a pseudo-state does not reach Yoga', 'pseudoState', [top(400), [0, 20, 400, 20]]],
    ['display none gives room to the others', 'displayNone', [top(0), top(400)]],
    ['a property keeps its last value', 'lastValueStays', [top(60), [0, 20, 400, 20]]],
    [
      'contents margins are all left at the right and bottom',
      'contentsMargins',
      [
        [0, 0, 360, 20],
        [0, 20, 360, 20],
      ],
    ],
    [
      'a widget of a fixed size overlaps the next one',
      'fixedSize',
      [
        [0, 0, 30, 30],
        [0, 20, 400, 20],
      ],
    ],
    [
      'a size policy decides whether a widget fills its room',
      'fixedPolicy',
      [
        [0, 0, 7, 20],
        [0, 20, 400, 20],
      ],
    ],
    ['spacing of the layout is ignored', 'spacing', [top(400), [0, 20, 400, 20]]],
    ['a widget comes back by way of another parent', 'addedAgainFromShelf', [[0, 20, 400, 20], top(400)]],
    ['a widget that is only deleted leaves a gap', 'deleted', [[], [0, 20, 400, 20]]],
    ['a widget that is removed and deleted leaves none', 'removedAndDeleted', [[], top(400)]],
    ['the same sheet is not set again', 'repeatIsIgnored', true],
    ['a second layout is refused', 'secondLayoutIsRefused', true],
  ])('%s', (_claim, name, expected) => {
    expect(seen[name]).toEqual(expected);
  });

  test('a hidden widget keeps its room', () => {
    expect(seen.hide).toMatchObject([{}, [0, 20, 400, 20]]);
  });

  test('a widget that was removed is never placed again', () => {
    expect(seen.addedAgain).not.toEqual(seen.addedAgainFromShelf);
  });
});
