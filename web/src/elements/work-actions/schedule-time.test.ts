import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter, fieldTime, timeIn } from './schedule-time.ts';

const NOW = new Date(2026, 4, 31, 8, 0).getTime();
const MINUTE = 60_000;

it.each([
  ['', { fault: 'none' }],
  ['tomorrow', { fault: 'none' }],
  ['2026-05-31', { fault: 'none' }],
  ['2026-13-31T08:00', { fault: 'none' }],
  ['2026-05-31T07:59', { fault: 'past' }],
  ['2026-05-31T08:00', { fault: 'past' }],
  ['2026-05-31T08:01', { at: NOW + MINUTE }],
  ['2046-05-31T08:00', { fault: 'far' }],
  ['275760-09-14T00:00', { fault: 'none' }],
])('%s is read as it is', (text, read) => {
  expect(timeIn(text, NOW)).toEqual(read);
});

it('is unchanged after it was shown in the field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 * 365 * 24 * 60 }), (minutes) => {
      const at = NOW + minutes * MINUTE;
      // Where clocks are set back, an hour occurs twice.
      const read = timeIn(fieldTime(at), NOW);
      expect('at' in read && Math.abs(read.at - at) % (60 * MINUTE)).toBe(0);
    }),
  );
});

it('is at the same hour some days later', () => {
  const first = new Date(2026, 9, 24, 18, 30).getTime();
  // In Europe clocks are set back in the night after it.
  expect([0, 1, 14].map((days) => fieldTime(daysAfter(first, days)))).toEqual([
    '2026-10-24T18:30',
    '2026-10-25T18:30',
    '2026-11-07T18:30',
  ]);
});

it('is too far ahead where the last of several works would be', () => {
  expect(timeIn('2026-10-24T18:30', NOW, 7 * 500)).toHaveProperty('at');
  expect(timeIn('2026-10-24T18:30', NOW, 7 * 600)).toEqual({ fault: 'far' });
});
