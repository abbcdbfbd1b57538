import * as z from 'zod/mini';
import { calendarDate } from './fields.ts';

/** The largest offset from UTC in milliseconds: 14 hours, on the Line Islands. */
const FURTHEST_AHEAD = 14 * 3_600_000;

/** The latest calendar day anywhere on Earth at an instant in milliseconds, as `2026-05-31`. */
export function latestDay(now: number): string {
  return new Date(now + FURTHEST_AHEAD).toISOString().slice(0, 10);
}

/** A calendar day that has begun somewhere on Earth. */
export const pastDate = calendarDate.check(
  z.refine((day) => day <= latestDay(Date.now()), { params: { code: 'in-future' } }),
);
