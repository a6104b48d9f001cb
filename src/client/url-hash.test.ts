// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {findHashTarget} from './url-hash';

const IDS = ['layout', 'a b', '100%', '%E0%A4%A', 'c%20d'];
document.body.replaceChildren(...IDS.map((id) => Object.assign(document.createElement('p'), {id})));

test.each([
  ['#layout', 'layout'],
  ['#a%20b', 'a b'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#c%20d', 'c%20d'],
  ['#missing', undefined],
  ['', undefined],
])('the hash %s names the element with the id "%s"', (hash, id) => {
  expect(findHashTarget(hash)?.id).toBe(id);
});
