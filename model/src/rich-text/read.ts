import { type RichText, richText } from './schema.ts';

/** The largest rich text of one language, in UTF-8 bytes of its JSON. */
export const MAX_RICH_TEXT_BYTES = 200 * 1024;

/** The deepest nesting of JSON containers that is read: lists in lists five levels down are still within it. */
const MAX_DEPTH = 32;

export type RichTextFault = 'too-large' | 'not-json' | 'too-deep' | 'not-rich-text';

/** Reads the JSON string of one language of a body; `{ fault }` says why it cannot be read. */
export function readRichText(json: string): { text: RichText } | { fault: RichTextFault } {
  if (new TextEncoder().encode(json).length > MAX_RICH_TEXT_BYTES) return { fault: 'too-large' };
  // Depth is checked on the characters, because a recursive reader would run out of stack on what it is to refuse.
  if (depthOf(json) > MAX_DEPTH) return { fault: 'too-deep' };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { fault: 'not-json' };
  }
  const parsed = richText.safeParse(value);
  return parsed.success ? { text: parsed.data } : { fault: 'not-rich-text' };
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}
