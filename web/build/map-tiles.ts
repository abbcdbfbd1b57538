import { readFileSync } from 'node:fs';
import { GeoJSONVT, type GeoJSONVTOptions, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Tile } from '@waymark/model/geography/tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type Land, unpackLand } from '../src/map/base-map/land.ts';
import { type LandPart, TILE_LEVELS } from '../src/map/base-map/land-parts.ts';
import { REGION_PARTS, type RegionPart } from '../src/map/base-map/region-parts.ts';
import { GRATICULE } from '../src/map/graticule.ts';
import { packLand } from './land.ts';
import { naturalEarth, type RegionFeature } from './natural-earth.ts';
import { settlements } from './settlements.ts';

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

/** The lines of the region reach as far beyond their tile as half of the widest one. */
const REGION = { tolerance: TOLERANCE, buffer: 8 * STEPS_PER_PIXEL };

/** Urban areas are pale and have no outline, and they are the heaviest part of a dense region. Half a pixel less is not seen. */
const URBAN_TOLERANCE = 0.5 * STEPS_PER_PIXEL;

/** A tile has what is drawn up to this many zooms closer. The near tiles have the rest. */
const AHEAD = 1;

type Tiles = Iterable<[key: string, layers: Record<string, GeoJSONVTTile>]>;

/**
 * The land and the region as Mapbox vector tiles (version 2), by `level/x/y`, and by `near/x/y` what is drawn from close by only.
 * Each tile has a layer for each part that it contains. Empty tiles exist too, so that no request answers 404.
 */
export function mapTiles(): Map<string, Uint8Array> {
  const { first, fine, last, near } = TILE_LEVELS;
  const region = regionIndexes();
  const made = new Map<string, Uint8Array>();
  const add = (tiles: Tiles) => {
    for (const [key, layers] of tiles) {
      const [level = 0, x = 0, y = 0] = key.split('/').map(Number);
      const most = level + AHEAD;
      made.set(key, encoded({ ...layers, ...regionTile(region, { level, x, y }, (z) => z <= most) }));
    }
  };
  add(landTiles(unpackLand(packLand('50m', 500)), first, fine - 1));
  add(landTiles(unpackLand(packLand('10m', 1_000)), fine, last));
  for (let x = 0; x < 2 ** near; x++) {
    for (let y = 0; y < 2 ** near; y++) {
      const layers = regionTile(region, { level: near, x, y }, (z) => z > last + AHEAD);
      made.set(`near/${x}/${y}`, encoded(layers));
    }
  }
  return made;
}

function* landTiles({ land, coasts, borders }: Land, first: number, last: number): Tiles {
  const index = (data: GeoJSON.GeoJSON, options: GeoJSONVTOptions = {}) =>
    indexOf(data, last, { maxZoom: last, ...options });
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
        yield [tileKey({ level, x, y }), Object.fromEntries(parts)];
      }
    }
  }
}

function indexOf(data: GeoJSON.GeoJSON, last: number, options: GeoJSONVTOptions): GeoJSONVT {
  return new GeoJSONVT(data, {
    indexMaxZoom: last,
    indexMaxPoints: 0,
    extent: EXTENT,
    tolerance: TOLERANCE,
    ...options,
  });
}

type RegionIndexes = Record<RegionPart, GeoJSONVT>;

function regionIndexes(): RegionIndexes {
  const { near } = TILE_LEVELS;
  const parts: Record<RegionPart, RegionFeature[]> = {
    ...naturalEarth(),
    regions: regions(),
    settlements: settlements(),
  };
  const index = (part: RegionPart) =>
    indexOf({ type: 'FeatureCollection', features: parts[part] }, near, {
      ...REGION,
      ...(part === 'urban' && { tolerance: URBAN_TOLERANCE }),
      // The last level is simplified like the others.
      maxZoom: near + 1,
    });
  // Object.fromEntries cannot know that every part is present.
  return Object.fromEntries(REGION_PARTS.map((part) => [part, index(part)])) as RegionIndexes;
}

function encoded(layers: Record<string, GeoJSONVTTile>): Uint8Array {
  return fromGeojsonVt(layers, { version: 2, extent: EXTENT });
}

/** The layers of the region in a tile, with the features of some zooms. */
function regionTile(indexes: RegionIndexes, { level, x, y }: Tile, isIn: (zoom: number) => boolean) {
  const layers = REGION_PARTS.flatMap((part): [string, GeoJSONVTTile][] => {
    const tile = indexes[part].getTile(level, x, y);
    const features = tile?.features.filter(({ tags }) => isIn(Number(tags?.['z']))) ?? [];
    // The index keeps the tile, so it stays whole. Its type has two kinds of features, which a list of both does not fit.
    return features.length > 0 ? [[part, { ...tile, features } as GeoJSONVTTile]] : [];
  });
  return Object.fromEntries(layers);
}

/** Names of mountains, deserts and other parts of the earth: English, French, latitude, longitude and the first zoom. */
function regions(): RegionFeature[] {
  const rows: [string, string, number, number, number][] = JSON.parse(
    readFileSync(new URL('regions.json', import.meta.url), 'utf8'),
  );
  return rows.map(([en, fr, lat, lng, z]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { z, en, ...(fr !== en && { fr }) },
  }));
}
