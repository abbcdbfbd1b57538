/**
 * node web/build/join-streets.ts OUT IN…: puts PMTiles archives of streets together into one, without what the map does not draw. The
 * buildings of each archive are as coarse as it takes for every view to be light. Archives of a box may lack parts of the sea: a tile
 * without any gets that of the tile above it, and where some is still missing, ground only where the atlas has land, or where something
 * is built or grows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
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
import type { Coarseness } from './merge-areas.ts';
import { thinned } from './thin-streets.ts';
import { readLayers, type TileLayer, writeLayers } from './tile-layers.ts';
import { type ArchivedTile, writeArchive } from './write-archive.ts';

const EXTENT = 4_096;
const CUT = { maxZoom: 14, indexMaxZoom: 4, extent: EXTENT, buffer: 64, tolerance: 3 };

/** The share of a tile that may be sea in the atlas alone, whose coasts are off by a kilometre. */
const MOST_MISSING = 0.02;

/** Most tiles that a view of 1280 × 800 CSS pixels shows, and how much they may weigh: with those of the region 600 KB. */
const VIEW = { columns: 4, rows: 3 };
const VIEW_BYTES = 520_000;

/** The level that has buildings. */
const BUILDINGS_LEVEL = 14;

/** Buildings from the finest to the coarsest. A step is about half a metre. */
const COARSENESS: readonly Coarseness[] = [
  { reach: 2, tolerance: 1.5, area: 60 },
  { reach: 4, tolerance: 3, area: 200 },
  { reach: 6, tolerance: 4, area: 300 },
  { reach: 9, tolerance: 5, area: 500 },
];
const COARSEST: Coarseness = { reach: 12, tolerance: 6, area: 900 };

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
  const whole: WholeTile[] = [];
  for (let z = minZoom; z <= maxZoom; z++) {
    const [first, last] = [tileAt({ lat: maxLat, lng: minLon }, z), tileAt({ lat: minLat, lng: maxLon }, z)];
    for (let x = first.x; x <= last.x; x++) {
      for (let y = first.y; y <= last.y; y++) {
        const found = await archive.getZxy(z, x, y);
        if (found === undefined) continue;
        const tile = new Uint8Array(found.data);
        const sea = waterOf(tile, { z, x, y }, (kind) => kind === 'ocean');
        if (sea) seas.set(`${z}/${x}/${y}`, new GeoJSONVT(sea, CUT));
        const content = sea ? tile : withSea(tile, seas, { z, x, y });
        whole.push({ z, x, y, layers: readLayers(content), ground: groundOf(content, { z, x, y }) });
      }
    }
  }
  console.log(file);
  const light = lightTiles(whole);
  for (const { content } of light) for (const name of layerNames(gunzipSync(content))) layers.add(name);
  joined.push(...light);
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

/** The ground of a tile that lacks water of the atlas: where land is found. Empty for others, below which all is land. */
function groundOf(bytes: Uint8Array, place: Place): Uint8Array {
  const { z, x, y } = place;
  const ground = land.getTile(z, x, y);
  const water = waterOf(bytes, place, () => true);
  const known = water === null ? 0 : shareOf(new GeoJSONVT(water, CUT).getTile(z, x, y));
  if (1 - shareOf(ground) - known < MOST_MISSING) return new Uint8Array();
  const features = foundLand(bytes, ground, { extent: EXTENT, level: z }).map((ring) => ({
    type: 3 as const,
    tags: {},
    geometry: [ring],
  }));
  // Of a tile, only the features are written.
  return features.length === 0 ? emptyGround() : encoded(GROUND, { features } as unknown as GeoJSONVTTile);
}

interface WholeTile extends Place {
  layers: readonly TileLayer[];
  ground: Uint8Array;
}

/** The tiles of an archive with the finest buildings with which the heaviest view of buildings is light. */
function lightTiles(whole: readonly WholeTile[]): ArchivedTile[] {
  const heaviest = heaviestView(whole.filter(({ z }) => z === BUILDINGS_LEVEL));
  const weightWith = (buildings: Coarseness) =>
    sum(heaviest.map((tile) => archived(tile, buildings).content.length));
  const buildings = COARSENESS.find((each) => weightWith(each) <= VIEW_BYTES) ?? COARSEST;
  const tiles = whole.map((tile) => archived(tile, buildings));
  const total = sum(tiles.map(({ content }) => content.length));
  const most = Math.max(...viewsOf(tiles).map((view) => sum(view.map(({ content }) => content.length))));
  console.log(`  reach ${buildings.reach}: ${tiles.length} tiles, ${total} bytes, ${most} in a view`);
  return tiles;
}

function archived({ z, x, y, layers: all, ground }: WholeTile, buildings: Coarseness): ArchivedTile {
  const thin = writeLayers(thinned(all, z, buildings));
  return { z, x, y, content: gzipSync(Buffer.concat([thin, ground]), { level: 9 }) };
}

/** The tiles of the view whose lines and outlines have the most corners. */
function heaviestView(whole: readonly WholeTile[]): WholeTile[] {
  const corners = new Map(whole.map((tile) => [tile, cornersOf(tile)]));
  const weightOf = (view: readonly WholeTile[]) => sum(view.map((tile) => corners.get(tile) ?? 0));
  return viewsOf(whole).toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
}

/** For each tile, those of the view that it is the north-western corner of. */
function viewsOf<Tile extends Place>(tiles: readonly Tile[]): Tile[][] {
  const byPlace = new Map(tiles.map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, tile]));
  return tiles.map(({ z, x, y }) =>
    Array.from({ length: VIEW.columns * VIEW.rows }, (_, at) =>
      byPlace.get(`${z}/${x + (at % VIEW.columns)}/${y + Math.floor(at / VIEW.columns)}`),
    ).filter((tile) => tile !== undefined),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function cornersOf({ layers: all }: WholeTile): number {
  const lines = all.flatMap(({ features }) => features.flatMap((feature) => feature.lines));
  return sum(lines.map((line) => line.length));
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
