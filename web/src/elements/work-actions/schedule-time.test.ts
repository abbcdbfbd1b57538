import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldTime, timesIn } from './schedule-time.ts';

const NOW = new Date(2026, 4, 31, 8, 0).getTime();
const MINUTE = 60_000;
const ONE = { count: 1, days: 0 };

it.each([
  ['', { fault: 'none' }],
  ['tomorrow', { fault: 'none' }],
  ['2026-05-31', { fault: 'none' }],
  ['2026-13-31T08:00', { fault: 'none' }],
  ['2026-05-31T07:59', { fault: 'past' }],
  ['2026-05-31T08:00', { fault: 'past' }],
  ['2026-05-31T08:01', { times: [NOW + MINUTE] }],
  ['2046-05-31T08:00', { fault: 'far' }],
  ['275760-09-14T00:00', { fault: 'none' }],
])('%s is read as it is', (text, read) => {
  expect(timesIn(text, NOW, ONE)).toEqual(read);
});

it('is unchanged after it was shown in the field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 * 365 * 24 * 60 }), (minutes) => {
      const at = NOW + minutes * MINUTE;
      // Where clocks are set back, an hour occurs twice.
      const read = timesIn(fieldTime(at), NOW, ONE);
      expect('times' in read && read.times.map((time) => Math.abs(time - at) % (60 * MINUTE))).toEqual([0]);
    }),
  );
});

it('of several works are days apart, at the same hour', () => {
  const texts = (days: number, count = 3) => {
    const read = timesIn('2026-10-24T18:30', NOW, { count, days });
    return 'times' in read ? read.times.map(fieldTime) : read;
  };
  expect(texts(0)).toEqual(['2026-10-24T18:30', '2026-10-24T18:30', '2026-10-24T18:30']);
  // In Europe clocks are set back in the night after the first of them.
  expect(texts(1)).toEqual(['2026-10-24T18:30', '2026-10-25T18:30', '2026-10-26T18:30']);
  expect(texts(7)).toEqual(['2026-10-24T18:30', '2026-10-31T18:30', '2026-11-07T18:30']);
  expect(texts(7, 600)).toEqual({ fault: 'far' });
});
