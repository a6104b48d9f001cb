import {clearInterval, clearTimeout, setImmediate, setInterval, setTimeout} from 'node:timers';
import {afterAll, vi} from 'vitest';

const TIMERS = {clearInterval, clearTimeout, setImmediate, setInterval, setTimeout};

// Test files run one after the other in the same thread, so each would inherit the globals and timers of the previous file.
Object.assign(globalThis, TIMERS);

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const [name, timer] of Object.entries(TIMERS)) {
    if (Reflect.get(globalThis, name) !== timer)
      throw new Error(`This file leaves a fake ${name} behind. Replace vi.spyOn() by vi.stubGlobal().`);
  }
});
