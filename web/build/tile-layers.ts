import { VectorTile } from '@mapbox/vector-tile';
import type { GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { PbfReader } from 'pbf';

/** The spots of a line, or of the outline of an area, in steps of the tile. */
export type TileLine = readonly (readonly [x: number, y: number])[];

export interface TileFeature {
  /** A point, a line or an area, as vector tiles count them. */
  type: 1 | 2 | 3;
  tags: Readonly<Record<string, string | number | boolean>>;
  lines: readonly TileLine[];
}

export interface TileLayer {
  name: string;
  /** The number of steps from one edge of the tile to the other. */
  extent: number;
  features: readonly TileFeature[];
}

/** The layers of a vector tile. */
export function readLayers(bytes: Uint8Array): TileLayer[] {
  return Object.values(new VectorTile(new PbfReader(bytes)).layers).map((layer) => ({
    name: layer.name,
    extent: layer.extent,
    features: Array.from({ length: layer.length }, (_, at) => layer.feature(at)).flatMap(
      (feature): TileFeature[] =>
        feature.type === 0
          ? []
          : [
              {
                type: feature.type,
                tags: feature.properties,
                lines: feature.loadGeometry().map((line) => line.map(({ x, y }) => [x, y] as const)),
              },
            ],
    ),
  }));
}

/** The vector tile of some layers. Those without features are left out. */
export function writeLayers(layers: readonly TileLayer[]): Uint8Array {
  // A tile is a list of layers, so tiles of one layer each are one tile together.
  return Buffer.concat(layers.filter(({ features }) => features.length > 0).map(written));
}

function written({ name, extent, features }: TileLayer): Uint8Array {
  const tile = {
    features: features.map(({ type, tags, lines }) => ({
      type,
      tags,
      geometry: type === 1 ? lines.flat() : lines,
    })),
  };
  // Of a tile, only the features are written.
  return fromGeojsonVt({ [name]: tile as unknown as GeoJSONVTTile }, { version: 2, extent });
}
