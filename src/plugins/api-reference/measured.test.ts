import {expect, test} from 'vitest';
import {checkMeasured, measuredSchema} from './measured';

test('X-05 measurements of another release are refused, and the error names the command to run', () => {
  const measured = measuredSchema.parse({packageVersion: '0.9.0'});
  expect(checkMeasured(measured, '0.9.0')).toBe(measured);
  expect(() => checkMeasured(measured, '1.0.0')).toThrow(
    'reference/measured.json was measured with 0.9.0, but 1.0.0 is installed. ' +
      'Run "npm run toolkit:measure" to measure again.',
  );
});
