import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { labelPoint } from '@waymark/model/geography/label-point';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { RegionProperties } from '../src/map/base-map/region-parts.ts';
import { namesOf } from './natural-names.ts';

/** The folder of the data of the region: each file is described in `map-data/README.md`. */
export const MAP_DATA = new URL('map-data/', import.meta.url);

type Topology = Parameters<typeof feature>[0];

/** The properties in the files: name, the zoom from which it is drawn, class and elevation. */
interface Stored {
  n?: string;
  z?: number;
  k?: number;
  e?: number;
}

type Lines = number[][][];

/** A feature of the region. */
export type RegionFeature = Feature<Geometry, RegionProperties>;

type Layer = 'glaciers' | 'lakes' | 'peaks' | 'railroads' | 'rivers' | 'roads' | 'states' | 'urban';

/** Railroads have no zoom of their own. */
const RAIL_ZOOM = 6;

/** The first zoom of what has none. */
const FIRST_ZOOM = 3;

/** What Natural Earth knows of a region, by layer. Features without a geometry are left out. */
export function naturalEarth() {
  const urban = areasOf('urban');
  const glaciers = areasOf('glaciers');
  const lakes = featuresOf('lakes');
  return {
    urban,
    glaciers,
    lakes: lakes.map(({ geometry, properties }) => featureOf(geometry, { z: zoomOf(properties) })),
    waters: lakes.flatMap((lake) => waterName(lake)),
    rivers: joined('rivers', ({ n, ...rest }) => ({ z: zoomOf(rest), ...namesOf('river', n) })),
    states: joined('states', (state) => ({ z: zoomOf(state) })),
    rails: joined('railroads', () => ({ z: RAIL_ZOOM })),
    roads: joined('roads', (road) => ({ z: zoomOf(road), k: road.k ?? 3 })),
    peaks: featuresOf('peaks').flatMap(({ geometry, properties }) => {
      const names = namesOf('peak', properties.n);
      if (names === undefined || geometry.type !== 'Point') return [];
      return featureOf(geometry, { z: zoomOf(properties), e: properties.e ?? 0, ...names });
    }),
  };
}

function featuresOf(layer: Layer): Feature<Geometry, Stored>[] {
  const file = new URL(`natural-earth/${layer}.topo.json.gz`, MAP_DATA);
  // The README of the data describes this shape.
  const topology = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Topology;
  const object = Object.values(topology.objects)[0];
  if (object === undefined) throw new Error(`${layer} is empty.`);
  // An object of a topology is a collection here.
  const { features } = feature(topology, object) as unknown as FeatureCollection<
    Geometry | null,
    Stored | null
  >;
  return features.flatMap(({ geometry, properties }) =>
    geometry === null ? [] : [{ type: 'Feature' as const, geometry, properties: properties ?? {} }],
  );
}

function areasOf(layer: Layer): RegionFeature[] {
  return featuresOf(layer).map(({ geometry, properties }) => featureOf(geometry, { z: zoomOf(properties) }));
}

/** Lines that look the same and have the same name are one feature, which takes a fraction of the bytes. */
function joined(layer: Layer, propertiesOf: (stored: Stored) => RegionProperties): RegionFeature[] {
  const groups = new Map<string, { properties: RegionProperties; lines: Lines }>();
  for (const { geometry, properties: stored } of featuresOf(layer)) {
    const properties = propertiesOf(stored);
    const key = JSON.stringify(properties);
    const group = groups.get(key) ?? { properties, lines: [] };
    groups.set(key, group);
    group.lines.push(...linesOf(geometry));
  }
  return [...groups.values()].map(({ properties, lines: coordinates }) =>
    featureOf({ type: 'MultiLineString', coordinates }, properties),
  );
}

function linesOf(geometry: Geometry): Lines {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** The name of a lake at its widest place: the engine itself would name each tile of it. */
function waterName({ geometry, properties }: Feature<Geometry, Stored>): RegionFeature[] {
  const rings = geometry.type === 'MultiPolygon' ? geometry.coordinates[0] : polygonOf(geometry);
  if (rings === undefined) return [];
  const [lng, lat] = labelPoint(rings.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y])));
  // Natural Earth gives this name to the neighbour too.
  const isMisnamed = properties.n === 'Lago di Como' && lng < 9;
  const names = namesOf('lake', isMisnamed ? 'Lago Maggiore' : properties.n);
  if (names === undefined) return [];
  return [featureOf({ type: 'Point', coordinates: [lng, lat] }, { z: zoomOf(properties) + 1, ...names })];
}

function polygonOf(geometry: Geometry): Position[][] | undefined {
  return geometry.type === 'Polygon' ? geometry.coordinates : undefined;
}

function featureOf(geometry: Geometry, properties: RegionProperties): RegionFeature {
  return { type: 'Feature', geometry, properties };
}

function zoomOf({ z = FIRST_ZOOM }: Stored): number {
  return Math.max(FIRST_ZOOM, Math.round(z));
}
