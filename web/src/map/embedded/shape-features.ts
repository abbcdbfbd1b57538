import { unrollLine, unrollRings, type Vertex } from '@waymark/model/geography/rings';
import type { Feature, FeatureCollection } from 'geojson';
import { lookOf, type MapShape } from '../map-shape.ts';

/**
 * Shapes as the engine draws them. It connects longitudes as numbers, and would draw what crosses the antimeridian round the other
 * side of the world.
 */
export function featuresOf(shapes: readonly MapShape[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: shapes.map((shape): Feature => {
      const { id, kind, lines, colour } = shape;
      const coordinates = lines.map((line) => line.map(({ lat, lng }): Vertex => [lng, lat]));
      return {
        type: 'Feature',
        properties: { id, kind, colour, ...lookOf(shape) },
        geometry:
          kind === 'area'
            ? { type: 'Polygon', coordinates: unrollRings(coordinates) }
            : { type: 'MultiLineString', coordinates: coordinates.map(unrollLine) },
      };
    }),
  };
}
