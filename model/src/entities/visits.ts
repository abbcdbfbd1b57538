import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';

/** How many items a user may mark in each way. */
export const MAX_VISITS = 500;

const marked = z.array(idSchema).check(z.maxLength(MAX_VISITS));

/**
 * `users/{uid}/private/visits`: the items where a user has been, and where they want to go, by their ids. It is theirs, not their
 * lists': several people may read one list. No other user can read it.
 */
export const visits = z.strictObject({ been: marked, want: marked });
export type Visits = z.infer<typeof visits>;

/** How an item is marked; undefined where it is not. */
export type Visit = keyof Visits;

export const NO_VISITS: Visits = { been: [], want: [] };

export function visitsPath(uid: string): string {
  return `users/${uid}/private/visits`;
}
