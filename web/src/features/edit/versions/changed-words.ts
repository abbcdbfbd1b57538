import { diffWordsWithSpace } from 'diff';

/** A piece of a text, and whether the other text lacks it. */
export interface TextPiece {
  text: string;
  isOnlyHere: boolean;
}

/** After so many changed words, or milliseconds, two texts are so different that marks say nothing. */
const LIMITS = { maxEditLength: 2_000, timeout: 200 };

/** Two texts in pieces that say where they differ; each in one piece where they have little in common. */
export function changedWords(
  earlier: string,
  current: string,
): { earlier: TextPiece[]; current: TextPiece[] } {
  const changes = diffWordsWithSpace(earlier, current, LIMITS);
  if (changes === undefined) {
    return {
      earlier: [{ text: earlier, isOnlyHere: false }],
      current: [{ text: current, isOnlyHere: false }],
    };
  }
  return {
    earlier: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isOnlyHere: removed })),
    current: changes
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isOnlyHere: added })),
  };
}
