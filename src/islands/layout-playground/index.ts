import {island, whenSeen} from '../island';

// The playground and the layout engine are asked for when it is seen; other pages pay for this line alone.
island(
  'layout-playground',
  whenSeen(async (element, signal) => {
    const {wakePlayground} = await import('./playground');
    if (!signal.aborted) wakePlayground(element, signal);
  }),
);
