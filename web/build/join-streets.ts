/**
 * node web/build/join-streets.ts OUT IN…: puts PMTiles archives of streets together into one. Archives of a box may lack parts of the
 * sea: a tile without any gets that of the tile above it, and where some is still missing, ground only where the atlas has land, or where
 * something is built or grows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { tileAt } from '@waymark/model/geography/tiles';
import type { Feature, FeatureCollection } from 'geojson';
import { PbfReader } from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import { unpackLand } from '../src/map/base-map/land.ts';
import { GROUND, layerNames } from '../src/map/streets/ground.ts';
import { foundLand } from './found-land.ts';
import { packLand } from './land.ts';
import { type ArchivedTile, writeArchive } from './write-archive.ts';

const EXTENT = 4_096;
const CUT = { maxZoom: 14, indexMaxZoom: 4, extent: EXTENT, buffer: 64, tolerance: 3 };

/** The share of a tile that may be sea in the atlas alone, whose coasts are off by a kilometre. */
const MOST_MISSING = 0.02;

const ATTRIBUTION = '© OpenStreetMap contributors (ODbL), schema © OpenMapTiles (CC BY)';

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) throw new Error('node web/build/join-streets.ts OUT IN…');

const land = new GeoJSONVT(unpackLand(packLand('10m', 1_000)).land, CUT);
const joined: ArchivedTile[] = [];
const layers = new Set<string>();
const boxes: (readonly [number, number, number, number])[] = [];
for (const file of files) {
  const archive = new PMTiles(sourceOf(file));
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  boxes.push([minLon, minLat, maxLon, maxLat]);
  const seas = new Map<string, GeoJSONVT>();
  for (let z = minZoom; z <= maxZoom; z++) {
    const [first, last] = [tileAt({ lat: maxLat, lng: minLon }, z), tileAt({ lat: minLat, lng: maxLon }, z)];
    for (let x = first.x; x <= last.x; x++) {
      for (let y = first.y; y <= last.y; y++) {
        const found = await archive.getZxy(z, x, y);
        if (found === undefined) continue;
        const tile = new Uint8Array(found.data);
        const sea = waterOf(tile, { z, x, y }, (kind) => kind === 'ocean');
        if (sea) seas.set(`${z}/${x}/${y}`, new GeoJSONVT(sea, CUT));
        const whole = withLand(sea ? tile : withSea(tile, seas, { z, x, y }), { z, x, y });
        for (const name of layerNames(whole)) layers.add(name);
        joined.push({ z, x, y, content: gzipSync(whole, { level: 9 }) });
      }
    }
  }
  console.log(file, joined.length);
}
const bytes = writeArchive(joined, {
  bounds: [
    Math.min(...boxes.map(([west]) => west)),
    Math.min(...boxes.map(([, south]) => south)),
    Math.max(...boxes.map(([, , east]) => east)),
    Math.max(...boxes.map(([, , , north]) => north)),
  ],
  metadata: {
    name: 'Streets of the demo content',
    attribution: ATTRIBUTION,
    vector_layers: [...layers].map((id) => ({ id, fields: {} })),
  },
});
writeFileSync(out, bytes);
console.log(`${joined.length} tiles, ${(bytes.length / 1e6).toFixed(1)} MB`);

function sourceOf(file: string): Source {
  const content = readFileSync(file);
  return {
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(content.subarray(offset, offset + length)).buffer,
    }),
  };
}

interface Place {
  z: number;
  x: number;
  y: number;
}

/** The waters of some kinds in a tile; null where it has none. */
function waterOf(bytes: Uint8Array, { z, x, y }: Place, isKind: (kind: unknown) => boolean) {
  const { layers: all } = new VectorTile(new PbfReader(bytes));
  const features = [all['water'], all['sea']].flatMap((layer) =>
    Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at)).flatMap((feature): Feature[] =>
      feature && isKind(feature.properties['class']) ? [feature.toGeoJSON(x, y, z)] : [],
    ),
  );
  return features.length === 0 ? null : ({ type: 'FeatureCollection', features } satisfies FeatureCollection);
}

/** A tile without sea, with that of a tile above it. */
function withSea(bytes: Uint8Array, seas: ReadonlyMap<string, GeoJSONVT>, { z, x, y }: Place): Uint8Array {
  for (let up = 1; up <= z; up++) {
    const sea = seas.get(`${z - up}/${x >> up}/${y >> up}`)?.getTile(z, x, y);
    if (sea?.features.length) return Buffer.concat([bytes, encoded('sea', sea)]);
  }
  return bytes;
}

/** A tile that lacks water of the atlas, with ground where land is found. */
function withLand(bytes: Uint8Array, place: Place): Uint8Array {
  const { z, x, y } = place;
  const ground = land.getTile(z, x, y);
  const water = waterOf(bytes, place, () => true);
  const known = water === null ? 0 : shareOf(new GeoJSONVT(water, CUT).getTile(z, x, y));
  if (1 - shareOf(ground) - known < MOST_MISSING) return bytes;
  const features = foundLand(bytes, ground, EXTENT).map((ring) => ({
    type: 3 as const,
    tags: {},
    geometry: [ring],
  }));
  // Of a tile, only the features are written.
  return Buffer.concat([
    bytes,
    features.length === 0 ? emptyGround() : encoded(GROUND, { features } as unknown as GeoJSONVTTile),
  ]);
}

type Ring = (readonly [x: number, y: number])[];

/** The share of a tile that its polygons cover. */
function shareOf(tile: GeoJSONVTTile | null): number {
  // Polygons have rings of positions. The type has the geometries of all features.
  const rings = tile?.features.flatMap(({ geometry }) => geometry as unknown as Ring[]) ?? [];
  const doubled = rings.reduce((sum, ring) => {
    const inside = ring.map(([x, y]) => [within(x), within(y)] as const);
    return (
      sum +
      inside.reduce((part, [x, y], at) => {
        const [nextX, nextY] = inside[(at + 1) % inside.length] ?? [0, 0];
        return part + x * nextY - nextX * y;
      }, 0)
    );
  }, 0);
  return Math.abs(doubled) / 2 / EXTENT ** 2;
}

function within(step: number): number {
  return Math.max(0, Math.min(EXTENT, step));
}

function encoded(name: string, tile: GeoJSONVTTile): Uint8Array {
  return fromGeojsonVt({ [name]: tile }, { version: 2, extent: EXTENT });
}

/** A layer without features, which says that there is no ground. */
function emptyGround(): Uint8Array {
  const name = Buffer.from(GROUND);
  return Buffer.from([0x1a, name.length + 4, 0x0a, name.length, ...name, 0x78, 2]);
}
