import {beforeAll, describe, expect, test} from 'vitest';
import {findDroppedStyles} from '../../toolkit/run-faults';
import {styleCases} from './style-table/cases';
import {cutCases, drawCases} from './style-table/draw';

describe('X-01 X-03 the table of style properties, drawn by the toolkit', () => {
  let plain: Buffer[];
  let styled: Buffer[];
  let dropped: string[];

  beforeAll(async () => {
    const runs = await Promise.all([drawCases(styleCases, false), drawCases(styleCases, true)]);
    [plain = [], styled = []] = await Promise.all(
      runs.map(({picture}) => cutCases(picture ?? Buffer.of(), styleCases.length)),
    );
    dropped = runs.flatMap(findDroppedStyles);
  });

  test('no property or value is dropped', () => {
    expect(dropped).toEqual([]);
  });

  test.each(styleCases.map((styleCase, index) => ({...styleCase, index})))('$kind: $rule', ({
    index,
    shows,
  }) => {
    expect(styled[index]?.equals(plain[index] ?? Buffer.of())).toBe(!shows);
  });
});
