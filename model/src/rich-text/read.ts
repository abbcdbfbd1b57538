import { type RichText, richText } from './schema.ts';

/** The largest rich text of one language, in UTF-8 bytes of its JSON. */
export const MAX_RICH_TEXT_BYTES = 200 * 1024;

/** The deepest nesting of JSON containers that is read: lists in lists five levels down are still within it. */
const MAX_DEPTH = 32;

export type RichTextFault = 'too-large' | 'not-json' | 'too-deep' | 'not-rich-text';

/** Reads the JSON string of one language of a body; `{ fault }` says why it cannot be read. */
export function readRichText(json: string): { text: RichText } | { fault: RichTextFault } {
  return new TextEncoder().encode(json).length > MAX_RICH_TEXT_BYTES
    ? { fault: 'too-large' }
    : readLongRichText(json);
}

/** As above, of any size: who wrote too much is to see what they wrote. */
export function readLongRichText(
  json: string,
): { text: RichText } | { fault: Exclude<RichTextFault, 'too-large'> } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { fault: 'not-json' };
  }
  // The schema reads by recursion: it would run out of stack on what it is to refuse.
  if (isTooDeep(value)) return { fault: 'too-deep' };
  const parsed = richText.safeParse(value);
  return parsed.success ? { text: parsed.data } : { fault: 'not-rich-text' };
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []));
    if (level.length === 0) return false;
  }
  return true;
}
