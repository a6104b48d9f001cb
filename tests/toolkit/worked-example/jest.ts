import {ok, strictEqual} from 'node:assert/strict';

/** The functions of Jest that the page's test uses. Tests run immediately, and the first failure ends the program. */

interface Mock {
  (...args: unknown[]): void;
  mock: {calls: unknown[][]};
}

function fn(): Mock {
  const calls: unknown[][] = [];
  return Object.assign((...args: unknown[]): void => void calls.push(args), {mock: {calls}});
}

export const jest = {fn};

export const expect = (value: unknown) => ({
  toBe: (expected: unknown): void => strictEqual(value, expected),
  toBeCalledTimes: (times: number): void => strictEqual((value as Mock).mock.calls.length, times),
  toBeInstanceOf: (type: new (...args: never[]) => unknown): void => ok(value instanceof type),
});

export const describe = (_title: string, run: () => void): void => run();

export function it(title: string, run: () => void): void {
  run();
  console.log(`passed: ${title}`);
}
