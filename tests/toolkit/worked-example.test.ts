import {beforeAll, describe, expect, test} from 'vitest';
import {findRunFaults} from '../../toolkit/run-faults';
import {compile, findTypeErrors, findUnknownLines, runTests, writeSources} from '../support/worked-example';

describe('R-13 X-03 the worked example of the page on wrapping widgets', () => {
  beforeAll(writeSources);

  test('shows existing lines that the sources of the toolkit have', () => {
    expect(findUnknownLines()).toEqual([]);
  });

  test('has the right types', () => {
    expect(findTypeErrors()).toEqual([]);
  });

  describe('is compiled', () => {
    beforeAll(compile);

    test('and passes its own test', async () => {
      const result = await runTests();
      expect(findRunFaults(result)).toEqual([]);
      expect(result.stdout).toContain('passed: tells what was set');
      expect(result.stdout).toContain('passed: clears');
    });
  });
});
