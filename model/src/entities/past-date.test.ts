import { expect, test, vi } from 'vitest';
import { latestDay, pastDate } from './past-date.ts';

test.each([
  ['2025-05-31T09:59:59.999Z', '2025-05-31'],
  ['2025-05-31T10:00:00Z', '2025-06-01'],
  ['2024-02-28T23:00:00Z', '2024-02-29'],
  ['2024-12-31T12:00:00Z', '2025-01-01'],
])('at %s the latest day on Earth is %s', (now, day) => {
  expect(latestDay(Date.parse(now))).toBe(day);
});

test('a day is in the past as soon as it has begun somewhere', () => {
  vi.useFakeTimers({ now: Date.parse('2025-05-31T09:59:59.999Z') });
  try {
    expect(pastDate.safeParse('2025-05-31').success).toBe(true);
    expect(pastDate.safeParse('2025-06-01').success).toBe(false);
    vi.advanceTimersByTime(1);
    expect(pastDate.safeParse('2025-06-01').success).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
