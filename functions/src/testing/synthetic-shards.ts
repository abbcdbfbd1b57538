import { newId } from '@waymark/model/ids';
import { SHARDS, type Shard, shardWith } from '../publish/sitemaps/shard.ts';

/** Some day in 2026, in milliseconds. */
const CHANGED_AT = Date.UTC(2026, 4, 31);

/** The shards of this many pages with random ids and a picture each, one after another in order. */
export function* syntheticShards(pages: number): Generator<{ name: string; shard: Shard }> {
  for (const [i, name] of SHARDS.entries()) {
    const count = Math.floor(((i + 1) * pages) / SHARDS.length) - Math.floor((i * pages) / SHARDS.length);
    const listings = Array.from({ length: count }, (_, minutes) => ({
      id: name + newId().slice(name.length),
      changedAt: CHANGED_AT + minutes * 60_000,
      image: `photos/uid-of-28-characters-of-them-1/${newId()}/1280.webp`,
    }));
    const shard = shardWith(listings.sort((one, other) => (one.id < other.id ? -1 : 1)));
    if (shard !== undefined) yield { name, shard };
  }
}
