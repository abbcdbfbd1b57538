import { MAX_QUERY_LENGTH } from '@waymark/model/view-codec';

/*
 * What the visitor searched for last, in this browser alone. Where storage is blocked or its content is damaged there is nothing.
 */

const KEY = 'waymark.searches';
const MOST = 5;

/** The last searches, the newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((words) => typeof words === 'string' && words.length <= MAX_QUERY_LENGTH)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps a search as the newest one. */
export function keepSearch(words: string): void {
  const kept = words.trim().slice(0, MAX_QUERY_LENGTH);
  if (kept === '') return;
  write(
    [kept, ...recentSearches().filter((other) => other.toLowerCase() !== kept.toLowerCase())].slice(0, MOST),
  );
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // The browser allows no storage: the next visit starts without them.
  }
}
