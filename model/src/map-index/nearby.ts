import { POINT_KINDS } from '../entities/kinds.ts';
import { distance } from '../geography/distance.ts';
import type { Position } from '../geography/position.ts';
import { project, type Tile } from '../geography/tiles.ts';
import type { MapItem } from './map-item.ts';
import type { MapTile } from './map-tile.ts';

/**
 * A tile of this level is 10 km wide at the equator and half of that at 60°, which is near enough where there are many items.
 */
const LEVEL = 12;

/**
 * The tiles around a position: the four whose common corner is nearest to it, row by row from the north-western one. So at
 * least half a tile lies on each side of it, except near the poles, where the map ends.
 */
export function tilesAround(position: Position): Tile[] {
  const count = 2 ** LEVEL;
  const { x, y } = project(position);
  const east = Math.round(x * count);
  const south = Math.min(Math.max(Math.round(y * count), 1), count - 1);
  return [south - 1, south].flatMap((row) =>
    [east - 1, east].map((column) => ({ level: LEVEL, x: (column + count) % count, y: row })),
  );
}

export interface NearbyOptions {
  position: Position;
  /** The ids of excluded items: the one in the centre, and what is shown beside it. */
  except: readonly string[];
  /** How far "nearby" reaches, in metres. */
  reach?: number;
  /** The most items. */
  limit?: number;
}

export interface NearbyItem {
  item: MapItem;
  /** Its distance. */
  metres: number;
}

/**
 * The items with a single position near a given one, the nearest first, each once, out of all that the tiles list. An open tile
 * lists only its best items. Tiles may contain each other.
 */
export function nearbyItems(
  tiles: readonly { content: MapTile }[],
  { position, except, reach = 25_000, limit = 8 }: NearbyOptions,
): NearbyItem[] {
  const listed = new Map(tiles.flatMap(({ content }) => content.items).map((item) => [item.id, item]));
  for (const id of except) listed.delete(id);
  return [...listed.values()]
    .filter(({ kind }) => POINT_KINDS.some((pointKind) => pointKind === kind))
    .map((item) => ({ item, metres: distance(position, item.position) }))
    .filter(({ metres }) => metres <= reach)
    .sort((a, b) => a.metres - b.metres || (a.item.id < b.item.id ? -1 : 1))
    .slice(0, limit);
}
