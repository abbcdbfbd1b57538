import { type RichText, richText } from './schema.ts';

/** The largest rich text of one language, in UTF-8 bytes of its JSON. */
export const MAX_RICH_TEXT_BYTES = 200 * 1024;

/** The deepest accepted nesting of JSON containers. Five levels of nested lists are still within it. */
const MAX_DEPTH = 32;

export type RichTextFault = 'too-large' | 'not-json' | 'too-deep' | 'not-rich-text';

/** Reads the JSON string of one language of a body. `{ fault }` says why that failed. */
export function readRichText(json: string): { text: RichText } | { fault: RichTextFault } {
  return new TextEncoder().encode(json).length > MAX_RICH_TEXT_BYTES
    ? { fault: 'too-large' }
    : readLongRichText(json);
}

/** The same for any size, so that a creator can see a text that is too long. */
export function readLongRichText(
  json: string,
): { text: RichText } | { fault: Exclude<RichTextFault, 'too-large'> } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { fault: 'not-json' };
  }
  // The schema is recursive and would run out of stack on deeply nested input.
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
