import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { SITEMAP_SOURCES, type SitemapSource } from '../../publish/sitemaps/listing.ts';
import { SHARDS } from '../../publish/sitemaps/shard.ts';

/** One of the sitemaps of a source, which together list all of its pages. */
export interface SitemapPart {
  source: SitemapSource;
  /** From 1 to `of`. */
  number: number;
  /** How many sitemaps the source is divided into: a power of two. */
  of: number;
}

/** How many pages a sitemap has at most, as long as ids are random: with two languages 10,000 addresses, about 8 MB. */
const PAGES_IN_SITEMAP = 5_000;

/** Each sitemap has at least one shard. */
const MOST_PARTS = 2_048;

const NAMES = { ...COLLECTION_OF, creator: 'creators' } as const satisfies Record<SitemapSource, string>;

/**
 * The names of the sitemaps for a number of pages. A name says all about its content, `pins-3-of-8.xml`, so that it stays
 * valid when the number grows and the index names others.
 */
export function partNames(source: SitemapSource, pages: number): string[] {
  let of = pages === 0 ? 0 : 1;
  while (of < MOST_PARTS && pages > of * PAGES_IN_SITEMAP) of *= 2;
  return Array.from({ length: of }, (_, i) => `${NAMES[source]}-${i + 1}-of-${of}.xml`);
}

/** The sitemap with a name; undefined where no such sitemap can exist. */
export function partNamed(name: string): SitemapPart | undefined {
  const [, plural, ...numbers] = /^([a-z]+)-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const source = SITEMAP_SOURCES.find((candidate) => NAMES[candidate] === plural);
  const [number = 0, of = 0] = numbers.map(Number);
  const isPowerOfTwo = (of & (of - 1)) === 0;
  if (source === undefined || number > of || of > MOST_PARTS || !isPowerOfTwo) return undefined;
  return { source, number, of };
}

/** The first and the last shard of a sitemap. */
export function shardsOfPart({ number, of }: SitemapPart): { first: string; last: string } {
  const boundary = (part: number) => Math.floor((part * SHARDS.length) / of);
  // Both exist, because a sitemap has at least one shard.
  return { first: SHARDS[boundary(number - 1)] ?? '', last: SHARDS[boundary(number) - 1] ?? '' };
}
