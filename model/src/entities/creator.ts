import * as z from 'zod/mini';
import { position } from '../geography/position-schema.ts';
import { idSchema, uidSchema } from '../ids.ts';
import { LOCALES } from '../locale.ts';
import { optionalLocalisedText } from '../localised-schema.ts';
import { countryCode, handle, instant, line, tally, unrepeated, webAddress } from './fields.ts';
import type { PublishedKind } from './kinds.ts';
import { MAX_NAME_START, MAX_NAME_STARTS } from './name-starts.ts';
import { plainPhoto } from './photo-schema.ts';
import { MAX_BIO, MAX_LINKS } from './profile-bounds.ts';
import { MAX_SORT_NAME } from './sort-name.ts';

export const CREATOR_STATUSES = ['active', 'suspended'] as const;
/** The most countries that a creator's record lists. */
export const MAX_COUNTRIES = 12;

/** How many public items of each kind there are. */
export const kindCounts = z.strictObject({
  destination: tally,
  area: tally,
  poi: tally,
  pin: tally,
  marker: tally,
  post: tally,
} satisfies Record<PublishedKind, typeof tally>);
export type KindCounts = z.infer<typeof kindCounts>;

export const NO_ITEMS: KindCounts = { destination: 0, area: 0, poi: 0, pin: 0, marker: 0, post: 0 };

/** `creators/{id}`: the public profile of a user who publishes. */
export const creator = z.strictObject({
  id: idSchema,
  userId: uidSchema,
  name: line(80),
  handle,
  bio: optionalLocalisedText(MAX_BIO),
  avatar: z.nullable(plainPhoto),
  cover: z.nullable(plainPhoto),
  languages: z.array(z.enum(LOCALES)).check(z.minLength(1), z.maxLength(LOCALES.length), unrepeated),
  /** Snapped to the 1 km grid. */
  home: z.exactOptional(position),
  links: z.array(webAddress).check(z.maxLength(MAX_LINKS), unrepeated),
  contactable: z.boolean(),
  /** Derived by functions: the name for sorting (`sortNameOf`), */
  sortName: z.string().check(z.maxLength(MAX_SORT_NAME)),
  /** what they are found by (`nameStartsOf`); absent in records from before there was such a search, */
  nameStarts: z.exactOptional(
    z.array(z.string().check(z.maxLength(MAX_NAME_START))).check(z.maxLength(MAX_NAME_STARTS)),
  ),
  /** the numbers of public items, by kind and in total, */
  counts: kindCounts,
  total: tally,
  /** and the countries of these items, the one with most first. */
  countries: z.array(countryCode).check(z.maxLength(MAX_COUNTRIES)),
  joinedAt: instant,
  status: z.enum(CREATOR_STATUSES),
});
export type Creator = z.infer<typeof creator>;
