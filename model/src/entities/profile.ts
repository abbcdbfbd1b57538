import * as z from 'zod/mini';
import { creator } from './creator.ts';

const { name, handle, bio, avatar, cover, languages, home, links, contactable } = creator.shape;

/** What somebody says of themselves when they become a creator. */
export const joining = z.strictObject({ name, handle, languages });
export type Joining = z.infer<typeof joining>;

/** What creators write of themselves: all of their record that is not derived, and not about their standing. */
export const profile = z.strictObject({
  name,
  handle,
  bio,
  avatar,
  cover,
  languages,
  home,
  links,
  contactable,
});
export type Profile = z.infer<typeof profile>;

/** How many handles a creator can have had: each stays theirs, so that addresses of before lead to them. */
export const MAX_HANDLES = 10;
