import {expect, test} from 'vitest';
import {indexPostings} from './postings';

/** Returns the score of a term for each record that has it, for records with a title and a text. */
function indexScores(records: Array<[title: string, text: string]>) {
  const split = (text: string) => text.split(' ').filter(Boolean);
  const index = indexPostings(
    records.map((fields) => fields.map(split)),
    [4, 1],
  );
  return (term: string) => {
    const scores = new Map<number, number>();
    index.forEachPosting(term, (record, score) => scores.set(record, score));
    return scores;
  };
}

test('a term is scored by BM25+', () => {
  const found = indexScores([
    ['', 'lamp lamp red'],
    ['', 'red'],
  ])('lamp');
  // One of two records has the term, twice, in a text of two terms. The average is one and a half.
  const frequencyScore = (2 * 2.2) / (2 + 1.2 * (0.3 + (0.7 * 2) / 1.5));
  expect([...found.keys()]).toEqual([0]);
  expect(found.get(0)).toBeCloseTo(Math.log(2) * (0.5 + frequencyScore), 12);
});

test('a term in two fields of a record makes one posting with both scores added', () => {
  const find = indexScores([
    ['lamp', 'lamp'],
    ['lamp', 'red'],
    ['red', 'lamp'],
  ]);
  const [both = 0, title = 0, text = 0] = find('lamp').values();
  expect(both).toBeCloseTo(title + text, 12);
  expect(title).toBeGreaterThan(text);
});

test('a term that no record has makes no posting', () => {
  expect(indexScores([['lamp', '']])('lam').size).toBe(0);
});
