import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';

/** How many creators a user may follow: what is new of them is found by three queries for each kind. */
export const MAX_FOLLOWS = 90;

/** `users/{uid}/private/follows`: the creators that a user follows, the newest last. No other user can read it. */
export const follows = z.strictObject({ creators: z.array(idSchema).check(z.maxLength(MAX_FOLLOWS)) });
export type Follows = z.infer<typeof follows>;

export const NO_FOLLOWS: Follows = { creators: [] };

export function followsPath(uid: string): string {
  return `users/${uid}/private/follows`;
}
