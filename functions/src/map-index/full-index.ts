import { KINDS } from '@waymark/model/entities/kinds';
import { type Tile, WORLD_TILE } from '@waymark/model/geography/tiles';
import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { tilesOfLevel, withinQuadkey } from '@waymark/model/queries';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../platform/to-query.ts';
import { type BuiltTile, treeBuilder } from './build-tree.ts';
import { documentOf, placedItem, storedTile } from './firestore-tiles.ts';
import { byQuadkey, MAPPED_FIELDS, type PlacedItem } from './map-item-of.ts';

/** The most tiles in memory at once. */
const AT_ONCE = 200;

/** Every public item with a position, in the order of quadkeys: the merged streams of all kinds. */
async function* allItems(db: Firestore): AsyncGenerator<PlacedItem> {
  const streams = KINDS.map((kind) => {
    const query = toQuery(db, withinQuadkey(kind, '')).select(...MAPPED_FIELDS);
    return placedIn(kind, streamOf(query));
  });
  const heads = await Promise.all(streams.map((stream) => stream.next()));
  for (;;) {
    let first: { value: PlacedItem; index: number } | undefined;
    for (const [index, head] of heads.entries()) {
      if (!head.done && (first === undefined || byQuadkey(head.value, first.value) < 0)) {
        first = { value: head.value, index };
      }
    }
    const stream = first && streams[first.index];
    if (first === undefined || stream === undefined) return;
    yield first.value;
    heads[first.index] = await stream.next();
  }
}

async function* placedIn(kind: (typeof KINDS)[number], documents: AsyncIterable<QueryDocumentSnapshot>) {
  for await (const snapshot of documents) {
    const placed = placedItem(kind, snapshot);
    if (placed !== undefined) yield placed;
  }
}

/** Every expected tile, quarters before the tile that contains them, in batches. */
async function* expectedTiles(items: AsyncIterable<PlacedItem>): AsyncGenerator<BuiltTile[]> {
  let built: BuiltTile[] = [];
  const builder = treeBuilder(WORLD_TILE, (tile) => built.push(tile));
  for await (const item of items) {
    builder.add(item);
    if (built.length >= AT_ONCE) {
      yield built;
      built = [];
    }
  }
  builder.finish();
  yield built;
}

/** A tile whose document differs from the items. */
export interface Difference {
  tile: Tile;
  how: 'missing' | 'wrong' | 'broken' | 'needless';
}

/**
 * Compares the index with the items. While people write, recent changes may show as differences.
 */
export async function* differences(db: Firestore): AsyncGenerator<Difference> {
  const expected = new Set<string>();
  for await (const tiles of expectedTiles(allItems(db))) {
    if (tiles.length === 0) continue;
    const snapshots = await db.getAll(...tiles.map(({ tile }) => db.doc(tilePath(tile))));
    for (const [i, { tile, content, quarters }] of tiles.entries()) {
      expected.add(tileKey(tile));
      const found = storedTile(tile, snapshots[i]);
      const fields = Object.entries(documentOf(content, quarters));
      if (!found.exists) yield { tile, how: 'missing' };
      else if (found.content === null) yield { tile, how: 'broken' };
      else if (fields.some(([name, value]) => snapshots[i]?.get(name) !== value))
        yield { tile, how: 'wrong' };
    }
  }
  for await (const tile of storedTiles(db)) {
    if (!expected.has(tileKey(tile))) yield { tile, how: 'needless' };
  }
}

/** Every tile that has a document, whatever its content. */
async function* storedTiles(db: Firestore): AsyncGenerator<Tile> {
  for (let level = 0; level <= DEEPEST_LEVEL; level++) {
    for await (const { id } of streamOf(toQuery(db, tilesOfLevel(level)).select())) {
      const [x = Number.NaN, y = Number.NaN] = id.split('-').map(Number);
      yield { level, x, y };
    }
  }
}

/**
 * Writes every tile, whatever exists. It may overwrite concurrent changes and does not delete outdated tiles, so only
 * `rebuildIndex` uses it.
 *
 * @returns the number of tiles
 */
export async function writeIndex(db: Firestore): Promise<number> {
  const writer = db.bulkWriter({ throttling: false });
  let count = 0;
  for await (const tiles of expectedTiles(allItems(db))) {
    const writes = tiles.map(({ tile, content, quarters }) =>
      writer.set(db.doc(tilePath(tile)), documentOf(content, quarters)),
    );
    await Promise.all([...writes, writer.flush()]);
    count += tiles.length;
  }
  await writer.close();
  return count;
}
