/** Crawlers revalidate, and the CDN caches for five minutes: an item that was withdrawn is gone from the sitemaps after that. */
export const SITEMAP_HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=300',
};
