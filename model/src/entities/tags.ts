/** How many tags an item may have. */
export const MAX_TAGS = 20;

/** In UTF-16 code units. */
export const MAX_TAG_LENGTH = 32;

/** Tags are lower case: words of letters and digits, parted by single spaces or hyphens. */
export const TAG = /^[\p{Ll}\p{Lo}\p{N}]+(?:[ -][\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** Whether a text can be a tag: for who reads addresses, and needs no schemas for that. */
export function isTag(text: string): boolean {
  return text.length <= MAX_TAG_LENGTH && TAG.test(text);
}
