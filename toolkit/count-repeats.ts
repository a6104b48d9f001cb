import type {HandledSignal} from '../src/lib/example-manifest';

/** One call of the listeners of a signal or event. */
export interface Emission extends Omit<HandledSignal, 'times'> {
  /** Number of the object that emitted it. It distinguishes objects of the same class. */
  readonly emittedBy: number;
}

/** Merges repeated emissions of an object into one, with their number, the position of the first and the last arguments. */
export function countRepeats(emissions: readonly Emission[]): HandledSignal[] {
  const signalByKey = new Map<string, HandledSignal>();
  for (const {emittedBy, ...emission} of emissions) {
    const key = `${emittedBy} ${emission.name}`;
    const previous = signalByKey.get(key);
    signalByKey.set(key, previous ? {...emission, times: (previous.times ?? 1) + 1} : emission);
  }
  return [...signalByKey.values()];
}
