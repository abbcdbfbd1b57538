import * as z from 'zod/mini';
import { instant } from './fields.ts';

/**
 * `users/{uid}/integrations/instagram`: the connected account, written by functions and read by its owner alone. The token is elsewhere,
 * where no client reads it.
 */
export const instagramConnection = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(60)),
  /** `expired`: the token is not valid any more. Only connecting again helps. */
  state: z.enum(['connected', 'expired']),
  since: instant,
  expiresAt: instant,
});
export type InstagramConnection = z.infer<typeof instagramConnection>;

/** The path of the connection of a user. */
export function instagramConnectionPath(uid: string): string {
  return `users/${uid}/integrations/instagram`;
}

/** The body that ends a connection's beginning: what Instagram sent the person back with. */
export const connecting = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(2_000)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
});
