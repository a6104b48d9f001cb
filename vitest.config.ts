import {defineConfig} from 'vitest/config';

/** Three sets: `unit` needs nothing, `site` reads `build/`, `toolkit` runs programs on Qt. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', '{toolkit,tools}/**/*.test.ts'],
        },
      },
      {test: {name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000}},
      {
        test: {
          name: 'toolkit',
          // On a loaded machine a program can miss the 20 s it has; one that hangs misses them every time.
          retry: 2,
          include: ['tests/toolkit/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
