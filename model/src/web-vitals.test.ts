import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bucketOf,
  type Histogram,
  LAST_BUCKET,
  percentile75,
  ratingOf,
  sizeOf,
  VITALS,
} from './web-vitals.ts';

function histogramOf(vital: (typeof VITALS)[number], values: readonly number[]): Histogram {
  const counts: Record<string, number> = {};
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

test('the 75th percentile of a histogram is at most a bucket away from the true one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VITALS),
      fc.array(fc.double({ min: 0.02, max: 5, noNaN: true }), { minLength: 1, maxLength: 200 }),
      (vital, seconds) => {
        const values = seconds.map((value) => (vital === 'CLS' ? value : value * 1_000));
        const sorted = values.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        const found = percentile75(vital, histogramOf(vital, values)) ?? 0;
        expect(found).toBeGreaterThan(exact / 1.16);
        expect(found).toBeLessThan(exact * 1.16);
      },
    ),
  );
});

test('values beyond all buckets are in the last one, and nothing is in no bucket', () => {
  for (const vital of VITALS) {
    expect(bucketOf(vital, 0)).toBe(0);
    expect(bucketOf(vital, 1e9)).toBe(LAST_BUCKET);
  }
  expect(percentile75('LCP', {})).toBeUndefined();
  expect(percentile75('CLS', { 0: 4 })).toBeCloseTo(0.00075);
});

test('counts that are damaged are left out', () => {
  const damaged = { 1: 2, 2: -5, 3: Number.NaN, 4: 0.5, x: 9, 99: 9 };
  expect(sizeOf(damaged)).toBe(2);
  expect(percentile75('TTFB', damaged)).toBeLessThanOrEqual(11.5);
});

test('the limits of good and poor are those that browsers publish', () => {
  expect([2_500, 2_501, 4_000, 4_001].map((value) => ratingOf('LCP', value))).toEqual([
    'good',
    'fair',
    'fair',
    'poor',
  ]);
  expect([0, 0.1, 0.25, 0.26].map((value) => ratingOf('CLS', value))).toEqual([
    'good',
    'good',
    'fair',
    'poor',
  ]);
});
