import type {HandledSignal} from '../src/lib/example-manifest';

/** One call of the listeners of a signal or event. */
export interface Emission extends Omit<HandledSignal, 'times'> {
  /** Number of the object that emitted it. It distinguishes objects of the same class. */
  readonly emittedBy: number;
}

/** Merges repeated emissions of an object into one with a count. It has the last arguments, at the position of the first. */
export function countRepeats(emissions: readonly Emission[]): HandledSignal[] {
  const counted = new Map<string, HandledSignal>();
  for (const {emittedBy, ...emission} of emissions) {
    const key = `${emittedBy} ${emission.name}`;
    const known = counted.get(key);
    counted.set(key, known ? {...emission, times: (known.times ?? 1) + 1} : emission);
  }
  return [...counted.values()];
}
