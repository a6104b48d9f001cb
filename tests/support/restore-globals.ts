import {afterAll, vi} from 'vitest';

// The next file runs in the same thread, so it would inherit the globals and timers of this one.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
