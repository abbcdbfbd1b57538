import * as z from 'zod/mini';

/** Written from 255 characters of notation, of which three may become a weekday with its article. */
const MAX_TEXT = 4_000;

const text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));

/** Opening hours in words, a rule a line. */
export const hoursText = z.strictObject({ en: text, fr: text });
export type HoursText = z.infer<typeof hoursText>;
