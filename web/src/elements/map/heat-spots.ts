import type { Tile } from '@waymark/model/geography/tiles';
import { clustersOf } from '@waymark/model/map-index/clusters';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import type { MapView } from '../../map/in-view.ts';
import type { HeatSpot } from '../../map/map-heat.ts';
import { type Filter, shows } from './item-filter.ts';
import { MOST_MARKS } from './map-marks.ts';

/** Spots that are closer than this, in CSS pixels, are one. */
const APART = 12;

/** The spots of all items in the tiles, where there are more than the map has marks for; otherwise none. */
export function heatSpots(
  tiles: readonly (Tile & { content: MapTile })[],
  { camera: { zoom } }: MapView,
  filter: Filter,
): HeatSpot[] {
  const spots = clustersOf(tiles, { zoom, distance: APART, shows: (itemClass) => shows(filter, itemClass) });
  const total = spots.reduce((sum, { items }) => sum + items, 0);
  return total > MOST_MARKS ? spots.map(({ position, items }) => ({ position, items })) : [];
}
