import type { Kind } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { type Tile, tileAt } from '@waymark/model/geography/tiles';
import { descendTo } from '@waymark/model/map-index/cover';
import { DEEPEST_LEVEL, type MapItem, quadkeyAt } from '@waymark/model/map-index/map-item';
import { type MapTile, readTile, tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { expect, vi } from 'vitest';
import { type Difference, differences } from '../../functions/src/map-index/full-index.ts';
import { type AnyContent, publicItem } from './content.ts';
import { database } from './database.ts';
import { soon } from './soon.ts';

/** A public item at a position, as publishing derives it. */
export function itemAt(kind: Kind, position: Position, fields: AnyContent = {}): Promise<string> {
  const place = kind === 'area' ? { centre: position } : { position };
  return publicItem(kind, { ...place, quadkey: quadkeyAt(position), ...fields });
}

export async function tileOf(tile: Tile): Promise<MapTile | null> {
  return readTile((await database.doc(tilePath(tile)).get()).data()) ?? null;
}

/** The items that the map lists within about a kilometre of a position. */
export async function listedAt(position: Position): Promise<readonly MapItem[]> {
  return (await leafItems(position)).filter(
    ({ position: { lat, lng } }) => Math.hypot(lat - position.lat, lng - position.lng) < 0.01,
  );
}

async function leafItems(position: Position): Promise<readonly MapItem[]> {
  const seen = new Map<string, MapTile | null>();
  for (;;) {
    const end = descendTo(tileAt(position, DEEPEST_LEVEL), (tile) => seen.get(tileKey(tile)));
    if (end.content !== undefined) return end.content?.items ?? [];
    seen.set(tileKey(end.tile), await tileOf(end.tile));
  }
}

export async function allDifferences(): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const difference of differences(database)) found.push(difference);
  return found;
}

/** Waits until every write is on the map. */
export async function untilAtRest(): Promise<void> {
  // Each look reads the whole index.
  await vi.waitFor(async () => expect(await allDifferences()).toEqual([]), { ...soon, interval: 500 });
}
