import type { Tile } from '@waymark/model/geography/tiles';
import { FIRST_CAMERA, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { coverOf } from '@waymark/model/map-index/cover';
import { type MapTile, tileKey, type WrittenTile, writeTile } from '@waymark/model/map-index/map-tile';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreTiles } from './firestore-tiles.ts';

/** A desk's screen: a phone's needs no more than that. */
const SCREEN = { width: 1440, height: 900 };

/** The tiles that lead to the first view of the map, and those of that view. */
export async function firstTiles(db: Firestore): Promise<(Tile & WrittenTile)[]> {
  const store = firestoreTiles(db);
  const seen = new Map<string, { tile: Tile; content: MapTile | null }>();
  const wanted = tilesOf(FIRST_CAMERA, SCREEN);
  for (;;) {
    const { missing } = coverOf(wanted, (tile) => seen.get(tileKey(tile))?.content);
    if (missing.length === 0) break;
    for (const found of await store.look(missing)) seen.set(tileKey(found.tile), found);
  }
  return [...seen.values()].flatMap(({ tile, content }) =>
    content ? [{ ...tile, ...writeTile(content) }] : [],
  );
}
