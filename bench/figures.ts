/** The smallest value that `share` (0 to 1) of the values do not pass; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const tenth = (value: number): number => Math.round(value * 10) / 10;
