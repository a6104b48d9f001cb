import {expect, test, vi} from 'vitest';
import {once} from './once';

test('a successful load is not repeated', async () => {
  const load = vi.fn(async () => ({}));
  const get = once(load);
  expect(await get()).toBe(await get());
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is tried again', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('no network'));
  const get = once(load);
  await expect(get()).rejects.toThrow('no network');
  expect(await get()).toBe('loaded');
});
