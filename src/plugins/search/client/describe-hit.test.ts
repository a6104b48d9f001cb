import {describe, expect, test} from 'vitest';
import type {Hit} from '../engine/hits';
import {describeHit} from './describe-hit';

/** Returns a hit whose headings are the given ones, from the group down. */
function hitWith(...headings: string[]): Hit {
  const hierarchy = Object.fromEntries(headings.map((value, level) => [`lvl${level}`, {value}]));
  return {_highlightResult: {hierarchy}} as unknown as Hit;
}

describe('the texts of a hit', () => {
  test('the last heading is the title, and those above it are the trail', () => {
    expect(describeHit(hitWith('Guide', 'Windows', 'Close a window'))).toEqual({
      title: 'Close a window',
      trail: ['Guide', 'Windows'],
    });
  });

  test('a page with the title of its group is named once', () => {
    const {trail} = describeHit(
      hitWith('Questions and answers', 'Questions and answers', 'Does it run on phones?'),
    );
    expect(trail).toEqual(['Questions and answers']);
  });
});
