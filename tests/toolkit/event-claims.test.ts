import {beforeAll, describe, expect, test} from 'vitest';
import {readPrinted} from './printed';

/** What the guides to events say about what happens in `programs/event-claims.ts`. */
describe('X-03 what the guides say about signals and events is so', () => {
  let seen: Record<string, unknown>;

  beforeAll(async () => {
    seen = await readPrinted('event-claims.ts');
  });

  test.each([
    [
      'a window stays open for two answers of four',
      'closing',
      {processed: false, ignored: false, both: true, ignoredAfter: true},
    ],
    ['click() on a check box emits stateChanged first', 'checkBox', 'stateChanged toggled clicked'],
    ['the same value emits nothing', 'sameValue', ''],
    ['the first item changes the choice', 'firstItem', 'currentIndexChanged'],
    ['setText() is no edit by the user', 'setText', 'textChanged'],
    ['a listener added twice is removed once at a time', 'twice', 'twice'],
    ['an error skips the listeners after it', 'afterError', ''],
    ['of a dialog only accepted comes', 'accept', 'Hide accepted'],
    ['and nothing but Hide when it is dismissed', 'reject', 'Hide'],
    ['an item has to be wrapped', 'row', 'Error: Invalid argument, wrapped 0'],
    ['a date that is handed on unwrapped changes nothing', 'dateHandedOn', false],
    ['a QPaintEvent cannot be accepted', 'paint', false],
  ])('%s', (_claim, name, expected) => {
    expect(seen[name]).toEqual(expected);
  });
});
