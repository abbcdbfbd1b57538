import * as z from 'zod/mini';
import { parseXml } from './xml.ts';

const url = z.object({
  loc: z.string(),
  lastmod: z.optional(z.string()),
  'xhtml:link': z.array(z.object({ '@hreflang': z.string(), '@href': z.string() })),
  'image:image': z.optional(z.array(z.object({ 'image:loc': z.string() }))),
});
const sitemap = z.object({ urlset: z.object({ url: z.array(url) }) });
const index = z.object({
  sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }),
});

/** An address in a sitemap. */
export interface SitemapAddress {
  address: string;
  lastmod: string | undefined;
  /** The address of the page in each language, and `x-default`. */
  languages: Readonly<Record<string, string>>;
  images: readonly string[];
}

/** The addresses in a sitemap. */
export function addressesIn(xml: string): SitemapAddress[] {
  return sitemap.parse(parseXml(xml)).urlset.url.map((found) => ({
    address: found.loc,
    lastmod: found.lastmod,
    languages: Object.fromEntries(found['xhtml:link'].map((link) => [link['@hreflang'], link['@href']])),
    images: found['image:image']?.map((image) => image['image:loc']) ?? [],
  }));
}

/** The addresses of the sitemaps in an index. */
export function sitemapsIn(xml: string): string[] {
  return index.parse(parseXml(xml)).sitemapindex.sitemap.map(({ loc }) => loc);
}
