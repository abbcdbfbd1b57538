/** The most documents that visitors may ask for at once; `firestore.rules` have the same number. */
export const MOST_LISTED = 500;

/** A number of documents that the rules allow visitors to ask for. */
export function listable(limit: number): number {
  return Math.min(limit, MOST_LISTED);
}
