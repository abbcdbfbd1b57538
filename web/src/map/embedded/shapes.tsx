import { Layer, Source } from '@vis.gl/react-maplibre';
import { useMemo } from 'react';
import type { MapShape } from '../map-shape.ts';
import { featuresOf } from './shape-features.ts';
import { SHAPE_LAYERS, SHAPES } from './shape-style.ts';

interface ShapesProps {
  shapes: readonly MapShape[];
  /** Whether the style is not the atlas. Then shapes are above everything, and otherwise below the labels. */
  foreign: boolean;
}

/** Areas and routes on the embedded map. */
export function Shapes({ shapes, foreign }: ShapesProps) {
  const data = useMemo(() => featuresOf(shapes), [shapes]);
  return (
    <Source id={SHAPES} type="geojson" data={data}>
      {SHAPE_LAYERS.map(([layer, before]) => (
        <Layer key={layer.id} {...layer} {...(!foreign && before && { beforeId: before })} />
      ))}
    </Source>
  );
}
