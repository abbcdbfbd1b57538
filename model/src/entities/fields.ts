import * as z from 'zod/mini';
import { MAX_SLUG_LENGTH, SLUG } from '../paths/segments.ts';
import { isBlank, isOneLine } from '../visible.ts';
import { isWebAddress } from '../web-address.ts';
import { HANDLE, RESERVED_HANDLE } from './handle.ts';
import { COLOURS, GIVEN_CATEGORIES, KINDS } from './kinds.ts';
import { MAX_TAG_LENGTH, MAX_TAGS, TAG } from './tags.ts';

/** Visible text with a maximal number of UTF-16 code units. */
export function filledText(max: number) {
  return z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => !isBlank(text), { params: { code: 'too-short' } }),
  );
}

/** A check that a text stays on its line. */
export const oneLine = z.refine<string>((text) => isOneLine(text), { params: { code: 'malformed' } });

/** Filled text on one line: a name, or a title. */
export function line(max: number) {
  return filledText(max).check(oneLine);
}

/** A check that no value of a list is repeated. */
export const unrepeated = z.refine<readonly unknown[]>((list) => new Set(list).size === list.length, {
  params: { code: 'repeated' },
});

/** The last millisecond of the year 9999, where Firestore's Timestamp ends. */
export const LAST_INSTANT = 253_402_300_799_999;

/** An instant, in whole milliseconds since 1970-01-01T00:00:00Z; stored as a Timestamp. */
export const instant = z.int().check(z.nonnegative(), z.maximum(LAST_INSTANT));

/** A calendar day without a time zone, `2026-05-31`. */
export const calendarDate = z.iso.date();

/** How exactly visitors see where a pin is. */
export const PRECISIONS = ['exact', 'approximate'] as const;

export const VISIBILITIES = ['public', 'unlisted'] as const;
export const visibility = z.enum(VISIBILITIES);

/** See `isTag`. */
export const tag = z.string().check(z.maxLength(MAX_TAG_LENGTH), z.regex(TAG));
export const tags = z.array(tag).check(z.maxLength(MAX_TAGS), unrepeated);

/** See `isWebAddress`. */
export const webAddress = z.string().check(
  z.maxLength(2000),
  z.refine((value) => isWebAddress(value), { params: { code: 'not-https' } }),
);

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** See `isSlug`. */
export const slug = z.string().check(z.maxLength(MAX_SLUG_LENGTH), z.regex(SLUG));

/** A user-chosen name in addresses, unique over all creators. `/creators/join` is a page of its own. */
export const handle = z.string().check(
  z.regex(HANDLE),
  z.refine((value) => value !== RESERVED_HANDLE, { params: { code: 'not-a-choice' } }),
);

/** A reference from one document to another. */
export const reference = z.strictObject({
  kind: z.enum(KINDS),
  id: z.string().check(z.regex(/^[A-Za-z0-9]{20}$/)),
});
export type Reference = z.infer<typeof reference>;

export const colour = z.enum(COLOURS);
export const givenCategory = z.enum(GIVEN_CATEGORIES);

/** A number of things. */
export const tally = z.int().check(z.nonnegative());
