import type { Reference } from '@waymark/model/entities/fields';
import type { Kind } from '@waymark/model/entities/kinds';
import { itemAt } from '@waymark/model/paths/item-at';
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
  const item = match === null ? undefined : itemAt(match);
  if (item === undefined || !kinds.includes(item.kind)) return undefined;
  // Only ids in the form of Waymark can be referred to.
  return /^[A-Za-z0-9]{20}$/.test(item.id) ? item : undefined;
}
