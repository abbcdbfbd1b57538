import { Layer, Source } from '@vis.gl/react-maplibre';
import type { ExpressionSpecification, FillLayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import type { MapShape } from '../map-shape.ts';
import { FIRST_LABEL_LAYER, LAND_END } from './atlas-style.ts';
import { featuresOf } from './shape-features.ts';

interface ShapesProps {
  shapes: readonly MapShape[];
  /** Whether the style is not the atlas. Then shapes are above everything, and otherwise below the labels. */
  foreign: boolean;
}

const IS_AREA: ExpressionSpecification = ['==', ['get', 'kind'], 'area'];
const HAS_EDGE: ExpressionSpecification = ['>', ['get', 'width'], 0];

const FILLED = {
  'fill-color': ['get', 'colour'],
  'fill-opacity': ['get', 'opacity'],
} satisfies FillLayerSpecification['paint'];

/** Areas and routes on the embedded map. */
export function Shapes({ shapes, foreign }: ShapesProps) {
  const data = useMemo(() => featuresOf(shapes), [shapes]);
  const beforeId = foreign ? {} : { beforeId: FIRST_LABEL_LAYER };
  const onLand = foreign ? {} : { beforeId: LAND_END };
  return (
    <Source id="shapes" type="geojson" data={data}>
      <Layer id="grounds" type="fill" filter={['!', HAS_EDGE]} paint={FILLED} {...onLand} />
      <Layer id="areas" type="fill" filter={['all', IS_AREA, HAS_EDGE]} paint={FILLED} {...beforeId} />
      <Layer
        id="edges"
        type="line"
        filter={HAS_EDGE}
        layout={{ 'line-join': 'round', 'line-cap': 'round' }}
        paint={{ 'line-color': ['get', 'colour'], 'line-width': ['get', 'width'] }}
        {...beforeId}
      />
    </Source>
  );
}
