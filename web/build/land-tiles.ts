import { GeoJSONVT, type GeoJSONVTOptions, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type Land, unpackLand } from '../src/map/base-map/land.ts';
import { LAND_LEVELS, type LandPart } from '../src/map/base-map/land-parts.ts';
import { GRATICULE } from '../src/map/graticule.ts';
import { packLand } from './land.ts';

/** The number of steps along the side of a tile. */
const EXTENT = 8_192;

/** The engine draws a tile between one and two times this many pixels wide. */
const PIXELS = 512;
const STEPS_PER_PIXEL = EXTENT / PIXELS;

/** The tolerance of simplified lines, in steps: a fifth of a pixel. */
const TOLERANCE = 0.2 * STEPS_PER_PIXEL;

/**
 * The shelf glow is a wide line. A detailed coast would make it jagged, and it needs a buffer because it reaches into the
 * neighbouring tile.
 */
const SHELF = { tolerance: 2 * STEPS_PER_PIXEL, buffer: 64 * STEPS_PER_PIXEL };

/**
 * The land as Mapbox vector tiles (version 2), by `level/x/y`. Each tile has a layer for each part that it contains. Empty
 * tiles exist too, so that no request answers 404.
 */
export function landTiles(): Map<string, Uint8Array> {
  const { first, fine, last } = LAND_LEVELS;
  return new Map([
    ...tilesOf(unpackLand(packLand('50m', 500)), first, fine - 1),
    ...tilesOf(unpackLand(packLand('10m', 1_000)), fine, last),
  ]);
}

function* tilesOf(
  { land, coasts, borders }: Land,
  first: number,
  last: number,
): Iterable<[string, Uint8Array]> {
  const index = (data: GeoJSON.GeoJSON, options: GeoJSONVTOptions = {}) =>
    new GeoJSONVT(data, {
      maxZoom: last,
      indexMaxZoom: last,
      indexMaxPoints: 0,
      extent: EXTENT,
      tolerance: TOLERANCE,
      ...options,
    });
  const layers: Record<LandPart, GeoJSONVT> = {
    // The shelf of the last level is simplified like that of the others.
    shelf: index(coasts, { ...SHELF, maxZoom: last + 1 }),
    graticule: index(GRATICULE),
    land: index(land),
    coasts: index(coasts),
    borders: index(borders),
  };
  for (let level = first; level <= last; level++) {
    for (let x = 0; x < 2 ** level; x++) {
      for (let y = 0; y < 2 ** level; y++) {
        const parts = Object.entries(layers).flatMap(([name, tiles]): [string, GeoJSONVTTile][] => {
          const tile = tiles.getTile(level, x, y);
          return tile?.features.length ? [[name, tile]] : [];
        });
        yield [
          tileKey({ level, x, y }),
          fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: EXTENT }),
        ];
      }
    }
  }
}
