/** The end of a sentence, with the spaces after it. */
const SENTENCE = /(?<=[.!?…]["”»)\]]*\s+)(?=\S)/;

/** A text in sentences, each with the spaces after it. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE);
}

/**
 * Where a text is cut that is too long: after the last space, or anywhere but within a character.
 * @param longest the longest beginning, in UTF-16 code units
 */
export function endOfPiece(text: string, longest: number): number {
  if (text.length <= longest) return text.length;
  const beginning = text.slice(0, longest);
  const space = beginning.lastIndexOf(' ') + 1;
  if (space > 0) return space;
  return /[\ud800-\udbff]$/.test(beginning) ? longest - 1 : longest;
}
