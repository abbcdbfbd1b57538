/** The parameters that paths have. */
export const PARAM_NAMES = ['id', 'slug'] as const;
export type ParamName = (typeof PARAM_NAMES)[number];

/** What each parameter must be, decoded. */
export const PARAM_CHECKS = { id: isId, slug: isSlug } as const satisfies Record<ParamName, unknown>;

/** Whether a text is a valid `:id`: 1–128 well-formed UTF-16 code units without `/`. */
export function isId(value: string): boolean {
  return value.length >= 1 && value.length <= 128 && !value.includes('/') && value.isWellFormed();
}

/** Lower-case kebab. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 128;

/** Whether a text is a valid `:slug`. */
export function isSlug(value: string): boolean {
  return value.length <= MAX_SLUG_LENGTH && SLUG.test(value);
}

/** `.` and `..`, and what `encodeSegment` makes of them, of that, and so on. */
const ESCAPED_DOTS = /^~*\.\.?$/;

/**
 * The text as one segment of a path. Browsers resolve `.` and `..` as folders, percent-encoded too, so that
 * these two are written `~.` and `~..`; text that already looks like that gets one more `~`, so that every text has a unique
 * segment.
 */
export function encodeSegment(value: string): string {
  return ESCAPED_DOTS.test(value) ? `~${value}` : encodeURIComponent(value);
}

/**
 * The text of a segment; null where no text has that segment: malformed percent-encoding, empty, `.` or `..`.
 */
export function decodeSegment(segment: string): string | null {
  const value = decodePercent(segment);
  if (value === null || value === '' || value === '.' || value === '..') return null;
  return ESCAPED_DOTS.test(value) ? value.slice(1) : value;
}

function decodePercent(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
