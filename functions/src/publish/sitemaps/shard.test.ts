import { newId } from '@waymark/model/ids';
import { describe, expect, it } from 'vitest';
import { MAX_SHARD, readShard, SHARDS, shardOf, shardWith, storedShard } from './shard.ts';

const LISTINGS = [
  { id: 'camille', changedAt: 1_790_000_000_000, image: 'photos/uid/id/1280.webp' },
  { id: 'b"\\\u2028', changedAt: 0 },
];

describe('the shards of the sitemaps', () => {
  it('are in the order of the database, which compares bytes', () => {
    expect(SHARDS).toHaveLength(62 * 62);
    expect(SHARDS).toEqual([...SHARDS].sort());
    expect([SHARDS[0], SHARDS.at(-1)]).toEqual(['00', 'zz']);
  });

  it('have a place for every id', () => {
    for (let time = 0; time < 100; time++) expect(SHARDS).toContain(shardOf(newId()));
  });

  it('give back their listings', () => {
    const shard = shardWith(LISTINGS);
    expect(shard?.count).toBe(2);
    expect(storedShard(shard)).toEqual(shard);
    expect(readShard(shard?.listings ?? '')).toEqual(LISTINGS);
  });

  it('do not exist without listings', () => {
    expect(shardWith([])).toBeUndefined();
  });

  it('stay below a document’s limit of 1 MiB when they are full', () => {
    const image = `photos/${'u'.repeat(128)}/${'i'.repeat(20)}/1280.webp`;
    const full = Array.from({ length: MAX_SHARD }, () => ({ id: newId(), changedAt: Date.now(), image }));
    expect(Buffer.byteLength(shardWith(full)?.listings ?? '')).toBeLessThan(2 ** 20 - 1_000);
  });

  it.each([
    undefined,
    {},
    { listings: 1, count: 1 },
    { listings: '[]' },
    ...['', '{}', '[["id"]]', '[[1,2]]'].map((listings) => ({ listings, count: 1 })),
  ])('do not exist where functions have not written them: %j', (data) => {
    expect(storedShard(data)).toBeUndefined();
  });
});
