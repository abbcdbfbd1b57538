import { isDeepStrictEqual } from 'node:util';
import { listedPages } from '@waymark/model/function-queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logShardFull } from '../../platform/log.ts';
import { toQuery } from '../../platform/to-query.ts';
import { LISTING_FIELDS, listingOf, type SitemapSource } from './listing.ts';
import { MAX_SHARD, type Shard, shardOf, shardPath, shardWith } from './shard.ts';

/** Brings the sitemaps up to date after a change of a document, where its page is listed differently than before. */
export async function followListing(
  db: Firestore,
  source: SitemapSource,
  id: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  if (isDeepStrictEqual(listingOf(source, before), listingOf(source, after))) return;
  await refreshShard(db, source, shardOf(id));
}

/** Derives a shard from its documents. Writes only where it differs. */
export async function refreshShard(db: Firestore, source: SitemapSource, shard: string): Promise<void> {
  const ref = db.doc(shardPath(source, shard));
  await db.runTransaction(async (transaction) => {
    // The shard is locked, so that a call that reads the documents later also writes later.
    const before = await transaction.get(ref);
    const fields = await fieldsOf(db, source, shard);
    if (isDeepStrictEqual(before.data(), fields)) return;
    if (fields === undefined) transaction.delete(ref);
    else transaction.set(ref, { ...fields });
  });
}

async function fieldsOf(db: Firestore, source: SitemapSource, prefix: string): Promise<Shard | undefined> {
  const query = toQuery(db, listedPages(source, { prefix, limit: MAX_SHARD }));
  const { docs } = await query.select(...LISTING_FIELDS).get();
  if (docs.length === MAX_SHARD) logShardFull(shardPath(source, prefix));
  return shardWith(
    docs.map((document) => listingOf(source, document)).filter((found) => found !== undefined),
  );
}
