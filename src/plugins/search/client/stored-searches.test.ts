// @vitest-environment happy-dom
import {beforeEach, expect, test} from 'vitest';
import {removeDamagedSearches} from './stored-searches';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const INTACT = JSON.stringify([{url: '/docs/faq', hierarchy: {lvl0: 'Questions'}}]);

beforeEach(() => localStorage.clear());

test.each([
  ['no JSON', '{"a":'],
  ['no list', '{"a":1}'],
  ['a list of something else', '[1, null, {"url": 3}]'],
  ['a list of searches without a group', '[{"url": "/docs/faq"}]'],
])('recent searches that are %s are dropped', (_, stored) => {
  localStorage.setItem(RECENT, stored);
  removeDamagedSearches('docs');
  expect(localStorage.getItem(RECENT)).toBeNull();
});

test('damaged recent searches leave the favourites, and those of another index', () => {
  localStorage.setItem(RECENT, '{');
  localStorage.setItem(FAVORITE, INTACT);
  localStorage.setItem(`${RECENT}-next`, '{');
  removeDamagedSearches('docs');
  expect(localStorage.getItem(FAVORITE)).toBe(INTACT);
  expect(localStorage.getItem(`${RECENT}-next`)).toBe('{');
});

test('intact recent searches stay', () => {
  localStorage.setItem(RECENT, INTACT);
  removeDamagedSearches('docs');
  expect(localStorage.getItem(RECENT)).toBe(INTACT);
});
