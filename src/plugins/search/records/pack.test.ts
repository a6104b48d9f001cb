import {expect, test} from 'vitest';
import {sampleRecords} from '../../../../tests/support/sample-records';
import {isPackedIndex, pack, unpack} from './pack';

test('X-04 the embedded index gives back the records it was made from', () => {
  const records = sampleRecords();
  const overTheNetwork = JSON.parse(JSON.stringify(pack(records)));
  expect(unpack(overTheNetwork, 'https://example.org')).toEqual(records);
});

test('X-04 the embedded index is smaller than the records', () => {
  const records = sampleRecords();
  expect(JSON.stringify(pack(records)).length).toBeLessThan(JSON.stringify(records).length / 3);
});

test('anything else than an index is told apart', () => {
  expect(isPackedIndex(pack([]))).toBe(true);
  for (const value of [null, 'x', [], {}, {format: 1, pages: []}, {format: 2, pages: 'x'}]) {
    expect(isPackedIndex(value)).toBe(false);
  }
});
