import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { quadkeyOf, type Tile } from '@waymark/model/geography/tiles';
import { type MapTile, readTile, tilePath, writeTile } from '@waymark/model/map-index/map-tile';
import { withinQuadkey } from '@waymark/model/queries';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { isOvertaken } from '../platform/error-code.ts';
import { logBrokenDocument } from '../platform/log.ts';
import { stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { digestOf } from './digest.ts';
import { byQuadkey, MAPPED_FIELDS, mapItemOf, type PlacedItem } from './map-item-of.ts';
import type { StoredTile, TileStore, TileWrite } from './tile-store.ts';

/** The map index in Firestore: `mapIndex/{level}/tiles/{x}-{y}`. */
export function firestoreTiles(db: Firestore): TileStore {
  return {
    async look(tiles) {
      const snapshots = await db.getAll(...tiles.map((tile) => db.doc(tilePath(tile))));
      return tiles.map((tile, i) => storedTile(tile, snapshots[i]));
    },
    async itemsIn(tile, limit) {
      const found = await Promise.all(
        KINDS.map(async (kind) => {
          const query = toQuery(db, withinQuadkey(kind, quadkeyOf(tile), limit)).select(...MAPPED_FIELDS);
          return (await query.get()).docs.flatMap((snapshot) => placedItem(kind, snapshot) ?? []);
        }),
      );
      return found.flat().sort(byQuadkey);
    },
    async write(writes) {
      const batch = db.batch();
      for (const write of writes) addTo(batch, db, write);
      try {
        await batch.commit();
        return true;
      } catch (error) {
        if (isOvertaken(error)) return false;
        throw error;
      }
    },
  };
}

export function storedTile(tile: Tile, snapshot: DocumentSnapshot | undefined): StoredTile {
  const { updateTime, readTime } = snapshot ?? {};
  if (!snapshot?.exists || updateTime === undefined || readTime === undefined) {
    return {
      tile,
      exists: false,
      content: null,
      quarters: [],
      age: Number.POSITIVE_INFINITY,
      version: undefined,
    };
  }
  const content = readTile(snapshot.data()) ?? null;
  if (content === null) logBrokenDocument(snapshot.ref.path);
  const quarters: unknown = snapshot.get('quarters');
  return {
    tile,
    exists: true,
    content,
    quarters: typeof quarters === 'string' ? quarters.split(' ') : [],
    // Both times come from the database, not from this machine's clock.
    age: readTime.toMillis() - updateTime.toMillis(),
    version: updateTime,
  };
}

/** The fields of a tile's document. */
export function documentOf(content: MapTile, quarters: readonly (MapTile | null)[]) {
  return { ...writeTile(content), quarters: content.leaf ? '' : quarters.map(digestOf).join(' ') };
}

/** The document of an item before or after a change, parsed once for all reactions; undefined where it does not exist. */
export interface ItemState {
  document: DocumentSnapshot | undefined;
  placed: PlacedItem | undefined;
}

/** The map item of a document; undefined where it has none, or where the document breaks its schema (which is logged). */
export function placedItem(kind: Kind, snapshot: DocumentSnapshot | undefined): PlacedItem | undefined {
  const data = snapshot?.data();
  if (snapshot === undefined || data === undefined) return undefined;
  const item = mapItemOf(kind, stored.decode(data, { field: 'id', value: snapshot.id }));
  if (item === null) logBrokenDocument(snapshot.ref.path);
  return item ?? undefined;
}

function addTo(batch: WriteBatch, db: Firestore, { tile, content, quarters, found }: TileWrite): void {
  const ref = db.doc(tilePath(tile));
  if (found === undefined) {
    if (content === null) batch.delete(ref);
    else batch.set(ref, documentOf(content, quarters));
    return;
  }
  if (found.version === undefined) {
    if (content !== null) batch.create(ref, documentOf(content, quarters));
    return;
  }
  const asFound = { lastUpdateTime: found.version };
  if (content === null) batch.delete(ref, asFound);
  else batch.update(ref, documentOf(content, quarters), asFound);
}
