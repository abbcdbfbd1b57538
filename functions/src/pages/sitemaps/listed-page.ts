import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import { PAGE_NAMES, PAGES } from '@waymark/model/paths/pages';
import { alternates } from '@waymark/model/paths/path-to';
import type { Listing, SitemapSource } from '../../publish/sitemaps/listing.ts';
import { readShard } from '../../publish/sitemaps/shard.ts';

/** A page in a sitemap. */
export interface ListedPage {
  paths: Record<Locale, string>;
  /** In milliseconds; absent where it is unknown. */
  changedAt?: number;
  /** The Storage path of the variant of a photo. */
  image?: string;
}

/** The page of an item or of a creator. */
export function pageOf(source: SitemapSource, { id, ...facts }: Listing): ListedPage {
  const page = source === 'creator' ? 'creators-id' : (`${COLLECTION_OF[source]}-id` as const);
  return { paths: alternates({ page, params: { id } }), ...facts };
}

/** The pages in shards of a source, of which one after another is read. */
export function* pagesIn(source: SitemapSource, shards: Iterable<string>): Generator<ListedPage> {
  for (const shard of shards) {
    for (const listing of readShard(shard)) yield pageOf(source, listing);
  }
}

/** The pages without a parameter that search engines may index. */
export function fixedPages(): ListedPage[] {
  return PAGE_NAMES.filter((page) => PAGES[page].indexed && !PAGES[page].pattern.includes(':')).map(
    (page) => ({
      paths: alternates({ page, params: {} }),
    }),
  );
}
