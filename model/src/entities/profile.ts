import * as z from 'zod/mini';
import { creator } from './creator.ts';

const { name, handle, bio, avatar, cover, languages, home, links, contactable } = creator.shape;

/** What a user enters to become a creator. */
export const joining = z.strictObject({ name, handle, languages });
export type Joining = z.infer<typeof joining>;

/** The part of a creator's record that the creator writes: all fields but the derived ones and the status. */
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

/** The most handles that one creator may ever use. Each stays theirs, so that old addresses still lead to them. */
export const MAX_HANDLES = 10;
