import {expect, test} from 'vitest';
import {collectSeenSignals, REASONS, SIGNALS} from '../../toolkit/signals';

test('X-03 every signal is emitted in a run, except those with a reason', {timeout: 300_000}, async () => {
  const seen = await collectSeenSignals();
  const unseen = SIGNALS.filter((signal) => !seen.has(signal));
  expect(unseen, 'toolkit/signals/unseen.yaml must list exactly these signals').toEqual(
    Object.keys(REASONS).sort(),
  );
});
