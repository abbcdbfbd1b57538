import * as z from 'zod/mini';
import { position } from '../geography/position.ts';
import { idSchema, uidSchema } from '../ids.ts';
import { LOCALES } from '../locale.ts';
import { optionalLocalisedText } from '../localised.ts';
import { handle, instant, tally, webAddress } from './fields.ts';
import { photo } from './photo.ts';

export const CREATOR_STATUSES = ['active', 'suspended'] as const;
export const MAX_LINKS = 8;

/** How many public items of each kind there are. */
export const kindCounts = z.strictObject({
  destination: tally,
  area: tally,
  poi: tally,
  pin: tally,
  marker: tally,
  post: tally,
});
export type KindCounts = z.infer<typeof kindCounts>;

export const NO_ITEMS: KindCounts = { destination: 0, area: 0, poi: 0, pin: 0, marker: 0, post: 0 };

/** `creators/{id}`: the public profile of a user who publishes. */
export const creator = z.strictObject({
  id: idSchema,
  userId: uidSchema,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  handle,
  bio: optionalLocalisedText(1000),
  avatar: z.nullable(photo),
  cover: z.nullable(photo),
  languages: z.array(z.enum(LOCALES)).check(z.minLength(1), z.maxLength(LOCALES.length)),
  /** Snapped to the 1 km grid. */
  home: z.exactOptional(position),
  links: z.array(webAddress).check(z.maxLength(MAX_LINKS)),
  contactable: z.boolean(),
  counts: kindCounts,
  joinedAt: instant,
  status: z.enum(CREATOR_STATUSES),
});
export type Creator = z.infer<typeof creator>;
