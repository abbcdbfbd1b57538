/** A text without case and accents, which nobody types into a search: both what is looked for and what is looked in. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
