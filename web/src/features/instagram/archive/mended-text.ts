const LATIN_1 = /^[\0-\xff]*$/;
const BEYOND_ASCII = /[\x80-\xff]/;

/**
 * The text as it was written. Instagram writes each byte of UTF-8 as a character of its own: "Ã©" stands for "é". A text that is not
 * UTF-8 when read so is left as it is.
 */
export function mendedText(text: string): string {
  if (!BEYOND_ASCII.test(text) || !LATIN_1.test(text)) return text.toWellFormed();
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return text;
  }
}
