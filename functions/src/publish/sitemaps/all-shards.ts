import { isDeepStrictEqual } from 'node:util';
import { listedPages, sitemapShards } from '@waymark/model/function-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import type { Difference } from '../derived/difference.ts';
import { LISTING_FIELDS, type Listing, listingOf, SITEMAP_SOURCES, type SitemapSource } from './listing.ts';
import { refreshShard } from './refresh-shard.ts';
import { MAX_SHARD, type Shard, shardOf, shardPath, shardWith } from './shard.ts';

/** Writes every shard and deletes needless ones. It may overwrite concurrent changes. */
export async function rebuildSitemaps(db: Firestore): Promise<void> {
  const writer = db.bulkWriter();
  for (const source of SITEMAP_SOURCES) {
    const needless = new Set<string>();
    for await (const { id } of streamOf(toQuery(db, sitemapShards(source)).select())) needless.add(id);
    for await (const { shard, fields } of expectedShards(db, source)) {
      needless.delete(shard);
      void writer.set(db.doc(shardPath(source, shard)), { ...fields });
    }
    for (const shard of needless) void writer.delete(db.doc(shardPath(source, shard)));
  }
  await writer.close();
}

/** Shards that differ from their documents. */
export async function* sitemapDifferences(db: Firestore): AsyncGenerator<Difference> {
  for (const source of SITEMAP_SOURCES) {
    for await (const shard of differingShards(db, source)) {
      yield {
        path: shardPath(source, shard),
        fields: ['listings', 'count'],
        mend: () => refreshShard(db, source, shard),
      };
    }
  }
}

/** Compares two streams in the order of names: the shards that are stored, and the right ones. */
async function* differingShards(db: Firestore, source: SitemapSource): AsyncGenerator<string> {
  const right = expectedShards(db, source);
  let next = await right.next();
  for await (const stored of streamOf(toQuery(db, sitemapShards(source)))) {
    for (; !next.done && next.value.shard < stored.id; next = await right.next()) yield next.value.shard;
    const isExpected = !next.done && next.value.shard === stored.id;
    if (!isExpected || !isDeepStrictEqual(next.value.fields, stored.data())) yield stored.id;
    if (isExpected) next = await right.next();
  }
  for (; !next.done; next = await right.next()) yield next.value.shard;
}

/** The right content of every shard of a source. The documents come in the order of their ids, so only one shard is in memory. */
async function* expectedShards(
  db: Firestore,
  source: SitemapSource,
): AsyncGenerator<{ shard: string; fields: Shard }> {
  let current = { shard: '', found: [] as Listing[] };
  function* finished() {
    const fields = shardWith(current.found);
    if (fields !== undefined) yield { shard: current.shard, fields };
  }
  for await (const document of streamOf(toQuery(db, listedPages(source)).select(...LISTING_FIELDS))) {
    const listing = listingOf(source, document);
    if (listing === undefined) continue;
    const shard = shardOf(document.id);
    if (shard !== current.shard) {
      yield* finished();
      current = { shard, found: [] };
    }
    if (current.found.length < MAX_SHARD) current.found.push(listing);
  }
  yield* finished();
}
