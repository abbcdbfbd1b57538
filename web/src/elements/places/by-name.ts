import { folded } from '@waymark/model/folded';
import type { LocalisedText } from '@waymark/model/localised';

/** The minimum length of a query. */
export const SHORTEST = 2;

/**
 * Whether a title in either language has a word that begins with the query, ignoring case and accents; undefined where the
 * query is too short.
 */
export function byName(query: string): ((title: LocalisedText) => boolean) | undefined {
  const wanted = plain(query);
  if (wanted.length < SHORTEST) return undefined;
  return ({ en, fr }) =>
    [en, fr].some((name) => name !== undefined && ` ${plain(name)}`.includes(` ${wanted}`));
}

/** A text without case and accents, whose words are separated by single spaces. */
export function plain(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
