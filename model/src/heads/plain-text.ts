/** The text on one line, without control characters and halves of surrogate pairs; no-break spaces stay. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim();
}

/**
 * The text in at most `max` UTF-16 code units: a longer text ends with … after a whole word, or inside a word where less than
 * half of the room would be used.
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = max - 1;
  const space = text.lastIndexOf(' ', room);
  const cut = text.slice(0, space > room / 2 ? space : room);
  return `${withoutHalfPair(cut).replace(/[\s\p{Pd}.,;:!?…]+$/u, '')}…`;
}

/** Without half of a surrogate pair at the end. */
export function withoutHalfPair(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
