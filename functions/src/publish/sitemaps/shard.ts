import { ID_ALPHABET } from '@waymark/model/ids';
import * as z from 'zod/mini';
import type { Listing, SitemapSource } from './listing.ts';

/*
 * The listings of a source lie in shards, `sitemaps/{source}/shards/{first two characters of the ids}`. Ids are random, so shards
 * are equally large: 3,844 shards of about 260 listings for a million items. A sitemap reads some shards instead of all items.
 */

/** The number of characters of an id that choose the shard. */
const PREFIX = 2;

/**
 * The most listings of a shard, about 10 million for a source. Clients choose the ids of lists, and a document has at most 1 MiB:
 * the other listings are left out.
 */
export const MAX_SHARD = 4_000;

const CHARACTERS = [...ID_ALPHABET].sort();

/** The names of all shards, in the order of the database. */
export const SHARDS: readonly string[] = CHARACTERS.flatMap((first) =>
  CHARACTERS.map((second) => first + second),
);

export function shardOf(documentId: string): string {
  return documentId.slice(0, PREFIX);
}

export function shardPath(source: SitemapSource, shard: string): string {
  return `sitemaps/${source}/shards/${shard}`;
}

const shardSchema = z.object({
  /** The listings as JSON, because the database would index each of them. */
  listings: z.string(),
  count: z.int(),
});

/** The document of a shard. */
export type Shard = z.infer<typeof shardSchema>;

const rows = z.array(z.tuple([z.string(), z.number(), z.optional(z.string())]));

/** The shard with these listings; undefined where there are none. */
export function shardWith(found: readonly Listing[]): Shard | undefined {
  if (found.length === 0) return undefined;
  const row = ({ id, changedAt, image }: Listing) =>
    image === undefined ? [id, changedAt] : [id, changedAt, image];
  return { listings: JSON.stringify(found.map(row)), count: found.length };
}

/** The shard in a document; undefined where functions have not written it. */
export function storedShard(data: unknown): Shard | undefined {
  const shard = shardSchema.safeParse(data).data;
  return shard !== undefined && isJsonOfRows(shard.listings) ? shard : undefined;
}

function isJsonOfRows(listings: string): boolean {
  try {
    return rows.safeParse(JSON.parse(listings)).success;
  } catch {
    return false;
  }
}

/**
 * The listings of a shard.
 * @throws Error where functions have not written it
 */
export function readShard(listings: string): Listing[] {
  return rows
    .parse(JSON.parse(listings))
    .map(([id, changedAt, image]) => ({ id, changedAt, ...(image !== undefined && { image }) }));
}
