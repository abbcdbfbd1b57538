/*
 * Web Vitals: how fast a page is for visitors (https://web.dev/articles/vitals). Measurements are kept as counts of the buckets of
 * a histogram, from which percentiles are read.
 */

/** Largest content, reaction to input, movement of the layout, and first byte. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** In milliseconds, except for `CLS`, which has no unit. */
export type VitalValues = Partial<Record<Vital, number>>;

/** A value is good up to the first limit, and poor above the second one. */
const RATED: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
};

/** The upper limit of the first bucket. */
const FIRST: Readonly<Record<Vital, number>> = { LCP: 10, INP: 10, CLS: 0.001, TTFB: 10 };

/** Each bucket ends at this multiple of the one before it, so that a percentile is at most 15 % wrong. */
const GROWTH = 1.15;

/** The last bucket has no upper limit. It begins at 66 s, or at 6.6. */
export const LAST_BUCKET = 64;

/** The counts of buckets, by their numbers. */
export type Histogram = Readonly<Record<string, number>>;

export function ratingOf(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = RATED[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** The bucket of a value, 0 to `LAST_BUCKET`. */
export function bucketOf(vital: Vital, value: number): number {
  const multiple = value / FIRST[vital];
  return multiple <= 1 ? 0 : Math.min(LAST_BUCKET, Math.ceil(Math.log(multiple) / Math.log(GROWTH)));
}

/** The number of values in a histogram. Counts that are no positive whole number are left out. */
export function sizeOf(histogram: Histogram): number {
  return countsOf(histogram).reduce((sum, count) => sum + count, 0);
}

/**
 * The value below which three quarters of all values are, interpolated within its bucket; undefined where there is none.
 */
export function percentile75(vital: Vital, histogram: Histogram): number | undefined {
  const counts = countsOf(histogram);
  let left = sizeOf(histogram) * 0.75;
  if (left === 0) return undefined;
  for (const [bucket, count] of counts.entries()) {
    if (left <= count) {
      const [low, high] = [lowerLimit(vital, bucket), lowerLimit(vital, bucket + 1)];
      return low + ((high - low) * left) / count;
    }
    left -= count;
  }
  return undefined;
}

function countsOf(histogram: Histogram): number[] {
  return Array.from({ length: LAST_BUCKET + 1 }, (_, bucket) => {
    const count = histogram[bucket];
    return count !== undefined && Number.isSafeInteger(count) && count > 0 ? count : 0;
  });
}

function lowerLimit(vital: Vital, bucket: number): number {
  return bucket === 0 ? 0 : FIRST[vital] * GROWTH ** (bucket - 1);
}
