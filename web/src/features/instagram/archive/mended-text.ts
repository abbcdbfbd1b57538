const LATIN_1 = /^[\0-\xff]*$/;
const BEYOND_ASCII = /[\x80-\xff]/;

/**
 * The text as it was written. Instagram writes each byte of UTF-8 as a character of its own: "Ã©" stands for "é". A text that is not
 * UTF-8 when read so is left as it is.
 */
export function mendedText(text: string): string {
  if (!BEYOND_ASCII.test(text) || !LATIN_1.test(text)) return text.toWellFormed();
  // `Uint8Array.from` would make an object of each character.
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return text;
  }
}
