import type {Handled} from '../src/lib/example-manifest';

/** One call of the listeners of a signal or event. */
export interface Emission extends Omit<Handled, 'times'> {
  /** Number of the object that emitted it, since two objects can be of the same class. */
  readonly emittedBy: number;
}

/** Counts what one object emitted more than once; keeps the arguments of the last time and the order of the first. */
export function countRepeats(emissions: readonly Emission[]): Handled[] {
  const counted = new Map<string, Handled>();
  for (const {emittedBy, ...emission} of emissions) {
    const key = `${emittedBy} ${emission.name}`;
    const known = counted.get(key);
    counted.set(key, known ? {...emission, times: (known.times ?? 1) + 1} : emission);
  }
  return [...counted.values()];
}
