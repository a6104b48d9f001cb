/** `npm run toolkit:signals`: lists the signals that no program has emitted, with the reason. */

import {runMain} from '../../tools/run-main';
import {collectSeenSignals, REASONS, SIGNALS} from './seen-signals';

async function main(): Promise<void> {
  const seen = await collectSeenSignals();
  const unseen = SIGNALS.filter((signal) => !seen.has(signal));
  for (const signal of unseen) console.log(`${signal}: ${REASONS[signal] ?? 'no reason in unseen.yaml'}`);
  console.log(`${SIGNALS.length - unseen.length} of ${SIGNALS.length} signals were seen.`);
}

void runMain(main);
