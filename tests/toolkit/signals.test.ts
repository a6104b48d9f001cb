import {expect, test} from 'vitest';
import {REASONS, SIGNALS, seenSignals} from '../../toolkit/signals/seen';

test('X-03 every signal that is described is seen in a run, but for those with a reason', async () => {
  const seen = await seenSignals();
  const unseen = SIGNALS.filter((signal) => !seen.has(signal));
  expect(unseen, 'toolkit/signals/unseen.yaml names those, and no others').toEqual(
    Object.keys(REASONS).sort(),
  );
});
