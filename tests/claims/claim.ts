import {setTimeout as sleep} from 'node:timers/promises';

/**
 * A statement of our texts about the toolkit, which two tests check: the text must still contain these words, and a run must
 * still return the expected value. A claim is one object, in the file of its class or page.
 */
export type Claim = (ReferenceClaim | PageClaim) & {
  /** Words of the description or page, as its source has them but on one line. `…` stands for any words between. */
  statement: string;
  /** Runs in the toolkit. */
  run: () => unknown;
  /** The value that `run` returns or resolves to, or {@link CRASH} if it must end the process. */
  expect: unknown;
  /** Text that the toolkit also prints to the standard error stream while the claims of the file run. */
  prints?: string;
};

interface ReferenceClaim {
  /** `QLineEdit`, `QLineEdit.cut`, `QFont.constructor`, `QIconState.On`. */
  symbol: string;
}

interface PageClaim {
  /** Path of a page below `docs/`, without its ending: `guides/layout`. */
  page: string;
}

/** Expected of a claim whose process ends by a signal. Such a claim has a process of its own. */
export const CRASH = 'the process crashes';

/** Returns the message of the error that a call throws, or undefined if it returns. */
export function errorMessageOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the names of the listeners that run, in order. `act` adds them with `record`, and then triggers them. */
export function recordListeners(act: (record: (name: string) => () => void) => void): string {
  const names: string[] = [];
  act((name) => () => names.push(name));
  return names.join(' ');
}

/**
 * Waits until layouts and styles are applied and windows are activated. Qt's timers, of at most 10 ms, get ten turns, however
 * busy the machine is.
 */
export async function waitForLayout(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await sleep(5);
}
