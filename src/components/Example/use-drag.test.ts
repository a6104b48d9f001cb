import {expect, test} from 'vitest';
import {isDraggedFarEnough} from './use-drag';

test('a drag counts after most of its way, and not in another direction', () => {
  expect(isDraggedFarEnough([-90, 0], [-30, 4])).toBe(false);
  expect(isDraggedFarEnough([-90, 0], [-60, 4])).toBe(true);
  expect(isDraggedFarEnough([-90, 0], [90, 0])).toBe(false);
  expect(isDraggedFarEnough([70, -40], [60, -30])).toBe(true);
});
