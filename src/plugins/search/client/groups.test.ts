import {expect, test} from 'vitest';
import {keepGuidesInView} from './groups';

const order = (groups: string) =>
  keepGuidesInView(
    [...groups].map((letter, number) => ({number, hierarchy: {lvl0: letter === 'g' ? 'Guide' : letter}})),
  )
    .map(({hierarchy, number}) => `${hierarchy.lvl0?.[0]}${number}`)
    .join(' ');

test('S-05 guides with a hit among the best ten are the second group at the latest', () => {
  expect(order('aaabbg')).toBe('a0 a1 a2 G5 b3 b4');
  expect(order('abcg')).toBe('a0 G3 b1 c2');
});

test('S-05 otherwise groups keep the order of their best hits', () => {
  expect(order('gab')).toBe('G0 a1 b2');
  expect(order('aagb')).toBe('a0 a1 G2 b3');
  expect(order('aaaaabbbbbg')).toBe('a0 a1 a2 a3 a4 b5 b6 b7 b8 b9 G10');
  expect(order('ab')).toBe('a0 b1');
  expect(order('')).toBe('');
});
