import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** The parts of a tile that the still picture draws. It has no names. */
const DRAWN = [
  'shelf',
  'graticule',
  'land',
  'urban',
  'glaciers',
  'lakes',
  'rivers',
  'states',
  'roads',
  'coasts',
  'borders',
] as const;

export type DrawnPart = (typeof DRAWN)[number];

/** What is drawn alike: a part, or one class of the roads, from a zoom on. */
interface Drawn {
  part: DrawnPart;
  /** The zoom from which it is drawn; 0 for the land. */
  z: number;
  /** The class of roads; 0 for all else. */
  k: number;
  lines: (readonly Readonly<{ x: number; y: number }>[])[];
}

export interface DecodedTile {
  /** The number of steps along the side of the tile. */
  extent: number;
  drawn: Drawn[];
}

/** What the still picture draws of a tile. */
export function decodeTile(bytes: Uint8Array): DecodedTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const groups = new Map<string, Drawn>();
  let extent = 1;
  for (const part of DRAWN) {
    const layer = layers[part];
    if (layer === undefined) continue;
    extent = layer.extent;
    for (let at = 0; at < layer.length; at++) {
      const feature = layer.feature(at);
      const [z, k] = [Number(feature.properties['z'] ?? 0), Number(feature.properties['k'] ?? 0)];
      const key = `${part}/${z}/${k}`;
      const group = groups.get(key) ?? { part, z, k, lines: [] };
      groups.set(key, group);
      group.lines.push(...feature.loadGeometry());
    }
  }
  return { extent, drawn: [...groups.values()] };
}
