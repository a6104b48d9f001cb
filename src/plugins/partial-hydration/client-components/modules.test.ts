import {expect, test} from 'vitest';
import {isClientModule} from './modules';

test.each([
  ["'use client';\nexport default 1;", true],
  ['"use client"\n', true],
  ["// Counts clicks.\n/* And more. */\n'use client';\n", true],
  ["import {useState} from 'react';\n'use client';\n", false],
  ["const text = 'use client';\n", false],
])('the directive counts as the first statement only: %j', (source, expected) => {
  expect(isClientModule(source)).toBe(expected);
});
