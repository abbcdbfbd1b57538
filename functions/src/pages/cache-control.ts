import type { Payload } from '@waymark/model/payloads';

/**
 * Who may keep which answer, and for how long in seconds: `max-age` is for browsers, `s-maxage` for Hosting's CDN. Why none has
 * `stale-while-revalidate`: docs/decisions/functions.md.
 */
export const CACHE_CONTROL = {
  /** A public page, its payload, and a redirect. Browsers always revalidate, and the live layer delivers newer data. */
  shared: 'public, max-age=0, must-revalidate, s-maxage=60',
  /** An item that only its address leads to, in all its forms: no cache of ours keeps it. */
  unlisted: 'private, no-store',
  /** A picture whose address has its version. It is not kept longer, because its owner may take the item away. */
  versioned: 'public, max-age=86400, s-maxage=86400',
} as const;

/** How long a page may be kept. @param payload undefined for a page that is the same for all */
export function cacheControlOf(payload: Payload | undefined): string {
  return payload !== undefined && isUnlisted(payload) ? CACHE_CONTROL.unlisted : CACHE_CONTROL.shared;
}

export function isUnlisted(payload: Payload): boolean {
  return 'item' in payload && payload.item.visibility === 'unlisted';
}
