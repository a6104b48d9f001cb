import {expect, test} from 'vitest';
import {indexPostings} from './postings';

const NUMBERS = {k: 1.2, b: 0.7, d: 0.5};

/** Returns the score of a term for each record that has it, for records with a title and a text. */
function worths(records: Array<[title: string, text: string]>) {
  const cut = (text: string) => text.split(' ').filter(Boolean);
  const index = indexPostings(
    records.map((fields) => fields.map(cut)),
    [4, 1],
    NUMBERS,
  );
  return (term: string) => {
    const found = new Map<number, number>();
    index.visit(term, (record, worth) => found.set(record, worth));
    return found;
  };
}

test('a term is worth what BM25+ says', () => {
  const found = worths([
    ['', 'lamp lamp red'],
    ['', 'red'],
  ])('lamp');
  // In one of two records, twice, in a text of two terms where one and a half is usual.
  const often = (2 * 2.2) / (2 + 1.2 * (0.3 + (0.7 * 2) / 1.5));
  expect([...found.keys()]).toEqual([0]);
  expect(found.get(0)).toBeCloseTo(Math.log(2) * (0.5 + often), 12);
});

test('what a record says in two fields is one posting, worth both', () => {
  const find = worths([
    ['lamp', 'lamp'],
    ['lamp', 'red'],
    ['red', 'lamp'],
  ]);
  const [both = 0, title = 0, text = 0] = find('lamp').values();
  expect(both).toBeCloseTo(title + text, 12);
  expect(title).toBeGreaterThan(text);
});

test('a term that no record has is in none', () => {
  expect(worths([['lamp', '']])('lam').size).toBe(0);
});
