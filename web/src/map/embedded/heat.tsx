import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import type { MapColours } from '../map-colours.ts';
import type { HeatSpot } from '../map-heat.ts';
import { regionColours } from '../region/region-palette.ts';
import { FIRST_LABEL_LAYER } from './atlas-style.ts';

interface HeatProps {
  spots: readonly HeatSpot[];
  colours: MapColours;
}

/** Where many items are, the land glows. The engine draws it, because elements for all of them would be too slow. */
export function Heat({ spots, colours }: HeatProps) {
  const data = useMemo(() => featuresOf(spots), [spots]);
  return (
    <Source id="heat" type="geojson" data={data}>
      <Layer
        id="heat"
        type="circle"
        beforeId={FIRST_LABEL_LAYER}
        paint={{
          'circle-color': regionColours(colours).motorway,
          'circle-radius': ['interpolate', ['linear'], ['sqrt', ['get', 'items']], 1, 7, 4, 18, 16, 44],
          'circle-blur': 1,
          'circle-opacity': 0.55,
          'circle-pitch-alignment': 'map',
        }}
      />
    </Source>
  );
}

function featuresOf(spots: readonly HeatSpot[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: spots.map(({ position: { lat, lng }, items }) => ({
      type: 'Feature',
      properties: { items },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}
