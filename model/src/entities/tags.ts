/** The most tags of an item. */
export const MAX_TAGS = 20;

/** In UTF-16 code units. */
export const MAX_TAG_LENGTH = 32;

/** Tags are lower-case words of letters and digits, separated by single spaces or hyphens. */
export const TAG = /^[\p{Ll}\p{Lo}\p{N}]+(?:[ -][\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** Whether a text is a valid tag. Code that reads addresses uses it without schemas. */
export function isTag(text: string): boolean {
  return text.length <= MAX_TAG_LENGTH && TAG.test(text);
}
