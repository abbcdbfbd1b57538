/**
 * A text without case and accents, which people do not type into a search. Both the search text and the searched text are
 * folded.
 */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
