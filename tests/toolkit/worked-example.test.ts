import {beforeAll, describe, expect, test} from 'vitest';
import {faults} from '../../toolkit/verdict';
import {compile, layOut, linesThatAreNotThere, runTests, typeErrors} from '../../toolkit/worked-example';

describe('R-13 X-03 the worked example of the page on wrapping widgets', () => {
  beforeAll(layOut);

  test('changes lines that the sources of the toolkit have', () => {
    expect(linesThatAreNotThere()).toEqual([]);
  });

  test('has the right types', () => {
    expect(typeErrors()).toEqual([]);
  });

  test('compiles, and passes its own test', async () => {
    compile();
    const result = await runTests();
    expect(faults(result)).toEqual([]);
    expect(result.stdout).toContain('passed: tells what was set');
    expect(result.stdout).toContain('passed: clears');
  });
});
