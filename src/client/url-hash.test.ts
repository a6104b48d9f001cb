import {expect, test} from 'vitest';
import {toElementId} from './url-hash';

test.each([
  ['#layout', 'layout'],
  ['#a%20b', 'a b'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('the hash %s names the id "%s"', (hash, id) => {
  expect(toElementId(hash)).toBe(id);
});
