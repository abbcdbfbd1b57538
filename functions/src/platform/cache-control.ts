/**
 * Who may keep which answer, and for how long in seconds: `max-age` is for browsers, `s-maxage` for Hosting's CDN. Why none has
 * `stale-while-revalidate`: docs/decisions/functions.md.
 */
export const CACHE_CONTROL = {
  /**
   * A public page, its payload, a part of it, a redirect, statistics. Browsers always revalidate, and the live layer delivers newer
   * data.
   */
  page: 'public, max-age=0, must-revalidate, s-maxage=60',
  /** Tiles of the map. The live layer delivers newer data here too. */
  map: 'public, max-age=0, must-revalidate, s-maxage=30',
  /** Sitemaps and feeds. What was withdrawn is gone from them after five minutes. */
  collection: 'public, max-age=0, must-revalidate, s-maxage=300',
  /** A picture whose address has its version. The CDN loses one whose owner took the item away within the hour. */
  versioned: 'public, max-age=86400, s-maxage=3600',
  /** An unlisted item, as a document, a payload or a picture: no shared cache stores it. */
  unlisted: 'private, no-store',
  /** A refusal, an error, and whatever belongs to one person. The CDN would keep a 404 for ten minutes. */
  none: 'no-store',
} as const;
