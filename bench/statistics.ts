/** Returns the percentile of the values for a share from 0 to 1, or 0 for an empty list. */
export function findPercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const findMedian = (values: readonly number[]): number => findPercentile(values, 0.5);

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
