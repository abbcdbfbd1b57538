import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import type { MapShape } from '../map-shape.ts';
import { FIRST_LABEL_LAYER } from './atlas-style.ts';

interface ShapesProps {
  shapes: readonly MapShape[];
  /** Whether the style is not the atlas. Then shapes are above everything, and otherwise below the labels. */
  foreign: boolean;
}

/** Areas and routes on the embedded map. */
export function Shapes({ shapes, foreign }: ShapesProps) {
  const data = useMemo(() => featuresOf(shapes), [shapes]);
  const beforeId = foreign ? {} : { beforeId: FIRST_LABEL_LAYER };
  return (
    <Source id="shapes" type="geojson" data={data}>
      <Layer
        id="areas"
        type="fill"
        filter={['==', ['get', 'kind'], 'area']}
        paint={{
          'fill-color': ['get', 'colour'],
          'fill-opacity': ['case', ['get', 'selected'], 0.26, 0.14],
        }}
        {...beforeId}
      />
      <Layer
        id="edges"
        type="line"
        layout={{ 'line-join': 'round', 'line-cap': 'round' }}
        paint={{
          'line-color': ['get', 'colour'],
          'line-width': ['case', ['get', 'selected'], 3, ['==', ['get', 'kind'], 'route'], 2.5, 1.5],
        }}
        {...beforeId}
      />
    </Source>
  );
}

function featuresOf(shapes: readonly MapShape[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: shapes.map(({ id, kind, lines, colour, selected = false }): Feature => {
      const coordinates = lines.map((line) => line.map(({ lat, lng }) => [lng, lat]));
      return {
        type: 'Feature',
        properties: { id, kind, colour, selected },
        geometry:
          kind === 'area' ? { type: 'Polygon', coordinates } : { type: 'MultiLineString', coordinates },
      };
    }),
  };
}
