import type { Position } from '@waymark/model/geography/position';
import type { Tile } from '@waymark/model/geography/tiles';
import { type Size, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { readCells } from '@waymark/model/map-index/cells';
import { coverOf, type KnownTile } from '@waymark/model/map-index/cover';
import { type MapTile, tileKey } from '@waymark/model/map-index/map-tile';
import { createRandom } from '../../../emulators/demo/scale/random.ts';

/** What views are counted with: the documents of a million items would not fit into memory. */
export interface CountedTile {
  leaf: boolean;
  cells: string;
  bytes: number;
}

export const SCREENS: readonly [Size, ...Size[]] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];

/**
 * Views the map around each spot, on screens of several sizes and at every zoom, and pans by half a screen.
 * @returns the most documents and kilobytes of a view, and the most new documents of a pan
 */
export function countViews(spots: readonly Position[], tileOf: (tile: Tile) => CountedTile | undefined) {
  const random = createRandom('views');
  const known: KnownTile = (tile) => {
    const found = tileOf(tile);
    return found === undefined ? null : contentOf(found);
  };
  let documents = 0;
  let kilobytes = 0;
  let panned = 0;
  for (const spot of spots) {
    const size = random.pick(SCREENS);
    const zoom = random.between(0, 19);
    const first = documentsOfView({ ...spot, zoom }, size, known);
    const bytes = [...first.values()].reduce((sum, tile) => sum + (tileOf(tile)?.bytes ?? 0), 0);
    documents = Math.max(documents, first.size);
    kilobytes = Math.max(kilobytes, bytes / 1_000);
    const half = (size.width / 2 / (512 * 2 ** zoom)) * 360;
    const second = documentsOfView(
      { lat: spot.lat, lng: ((spot.lng + half + 540) % 360) - 180, zoom },
      size,
      known,
      first,
    );
    panned = Math.max(panned, second.size - first.size);
  }
  return { documents, kilobytes, panned };
}

function contentOf({ leaf, cells }: CountedTile): MapTile {
  return leaf ? { leaf, items: [] } : { leaf, items: [], cells: readCells(cells) };
}

/** The documents that a browser has after a view, from the world down, given those that it had before. */
export function documentsOfView(
  camera: Parameters<typeof tilesOf>[0],
  size: Size,
  known: KnownTile,
  before: ReadonlyMap<string, Tile> = new Map(),
): Map<string, Tile> {
  const asked = new Map(before);
  const wanted = tilesOf(camera, size);
  for (;;) {
    const { missing } = coverOf(wanted, (tile) => (asked.has(tileKey(tile)) ? known(tile) : undefined));
    if (missing.length === 0) return asked;
    for (const tile of missing) asked.set(tileKey(tile), tile);
  }
}
