import {expect, test} from 'vitest';
import {forEachConcurrent} from './for-each-concurrent';

test('every item gets a call, and no more calls than allowed run at the same time', async () => {
  const called: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrent([1, 2, 3, 4, 5], 2, async (item) => {
    called.push(item);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect([called, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('the error of a call is thrown', async () => {
  const failure = new Error('no room');
  await expect(forEachConcurrent([1], 2, () => Promise.reject(failure))).rejects.toBe(failure);
});
