import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, KINDS, type Kind } from '@waymark/model/entities/kinds';
import { matchPath } from '@waymark/model/paths/match-path';

/**
 * The item of a page address, as the browser shows it, or of its path; undefined for any other text and for an item of another
 * kind.
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
  // Only ids in the form of Waymark can be referred to.
  return /^[A-Za-z0-9]{20}$/.test(id) ? { kind, id } : undefined;
}
