import type { Position } from '@waymark/model/geography/position';
import { type Tile, tileAt } from '@waymark/model/geography/tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { TILE_LEVELS } from '../base-map/land-parts.ts';
import { RELIEF_LEVEL } from '../base-map/region-parts.ts';

/** What a tile to keep is part of. */
type KeptPart = 'map' | 'near' | 'relief' | 'streets';

export interface PlannedTile {
  part: KeptPart;
  tile: Tile;
}

/** The levels of streets. */
const STREETS = [10, 11, 12, 13, 14] as const;

/** How many tiles around that of a place are kept too. */
const AROUND = 1;

/**
 * The tiles of the map around some places, the most needed first: the region, the streets at each place, and those around it. Each
 * is there once.
 */
export function tilesAround(positions: readonly Position[], hasStreets: boolean): PlannedTile[] {
  const { first, last, near } = TILE_LEVELS;
  const levels = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const at = (part: KeptPart, level: number, around: number) =>
    positions
      .flatMap((position) => withNeighbours(tileAt(position, level), around))
      .map((tile) => ({ part, tile }));
  const all = [
    ...levels.flatMap((level) => at('map', level, AROUND)),
    ...at('relief', RELIEF_LEVEL, 0),
    ...at('near', near, AROUND),
    ...(hasStreets
      ? [0, AROUND].flatMap((around) => STREETS.flatMap((level) => at('streets', level, around)))
      : []),
  ];
  return [...new Map(all.map((planned) => [`${planned.part}/${tileKey(planned.tile)}`, planned])).values()];
}

/** A tile and those around it. Columns continue across the antimeridian, and rows end at the poles. */
function withNeighbours({ level, x, y }: Tile, around: number): Tile[] {
  const side = 2 ** level;
  const steps = Array.from({ length: 2 * around + 1 }, (_, at) => at - around);
  return steps
    .flatMap((down) => steps.map((right) => ({ level, x: (x + right + side) % side, y: y + down })))
    .filter((tile) => tile.y >= 0 && tile.y < side);
}

/** Of tiles with their bytes, as many of the first ones as fit into a budget. */
export function within<Weighed extends { bytes: number }>(
  tiles: readonly Weighed[],
  budget: number,
): Weighed[] {
  let sum = 0;
  const end = tiles.findIndex(({ bytes }) => {
    sum += bytes;
    return sum > budget;
  });
  return end < 0 ? [...tiles] : tiles.slice(0, end);
}
