import {afterEach, expect, test, vi} from 'vitest';
import {isConnectionSlow} from './connection';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['slow-2g', false, true],
  ['2g', false, true],
  ['3g', false, false],
  ['4g', false, false],
  ['4g', true, true],
])('with %s and data saving %s, the connection is slow: %s', (effectiveType, saveData, slow) => {
  vi.stubGlobal('navigator', {connection: {effectiveType, saveData}});
  expect(isConnectionSlow()).toBe(slow);
});

test('a browser without information about its connection is not treated as slow', () => {
  vi.stubGlobal('navigator', {});
  expect(isConnectionSlow()).toBe(false);
});
