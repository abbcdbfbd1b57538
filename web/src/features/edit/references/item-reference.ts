import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, KINDS, type Kind } from '@waymark/model/entities/kinds';
import { matchPath } from '@waymark/model/paths/match-path';

/**
 * The item that somebody names by the address of its page, as their browser shows it, or by its path; undefined for anything else,
 * and for what is of none of these kinds.
 * @param origin of the site, `https://waymark.example`
 */
export function referenceIn(text: string, kinds: readonly Kind[], origin: string): Reference | undefined {
  const written = text.trim();
  if (written === '' || !URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  const match = url.origin === origin ? matchPath(url.pathname) : null;
  const kind = KINDS.find((one) => match?.page === `${COLLECTION_OF[one]}-id`);
  if (kind === undefined || !kinds.includes(kind) || !match || !('id' in match.params)) return undefined;
  const { id } = match.params;
  // An id of Waymark's own: others are of nothing that can be referred to.
  return /^[A-Za-z0-9]{20}$/.test(id) ? { kind, id } : undefined;
}
