import {island, whenSeen} from './island';

island(
  'example-play',
  whenSeen((element, signal) => {
    // Pages without a play fetch nothing of it.
    void import('./player').then(({wakePlayer}) => {
      if (!signal.aborted) wakePlayer(element, signal);
    });
  }),
);
