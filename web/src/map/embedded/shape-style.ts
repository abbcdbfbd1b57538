import type { ExpressionSpecification, FillLayerSpecification } from 'maplibre-gl';
import type { MapShape } from '../map-shape.ts';
import { FIRST_LABEL_LAYER, LAND_END } from './atlas-style.ts';
import type { LaterStyle } from './later-style.ts';
import { featuresOf } from './shape-features.ts';

export const SHAPES = 'shapes';

const IS_AREA: ExpressionSpecification = ['==', ['get', 'kind'], 'area'];
const HAS_EDGE: ExpressionSpecification = ['>', ['get', 'width'], 0];

const FILLED = {
  'fill-color': ['get', 'colour'],
  'fill-opacity': ['get', 'opacity'],
} satisfies FillLayerSpecification['paint'];

/** The layers of areas and routes, each with the layer of the atlas below which it is. */
export const SHAPE_LAYERS: LaterStyle['layers'] = [
  [{ id: 'grounds', type: 'fill', source: SHAPES, filter: ['!', HAS_EDGE], paint: FILLED }, LAND_END],
  [
    { id: 'areas', type: 'fill', source: SHAPES, filter: ['all', IS_AREA, HAS_EDGE], paint: FILLED },
    FIRST_LABEL_LAYER,
  ],
  [
    {
      id: 'edges',
      type: 'line',
      source: SHAPES,
      filter: HAS_EDGE,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': ['get', 'colour'], 'line-width': ['get', 'width'] },
    },
    FIRST_LABEL_LAYER,
  ],
];

/** Areas and routes as a part of the style. */
export function shapeStyle(shapes: readonly MapShape[]): LaterStyle {
  return { sources: { [SHAPES]: { type: 'geojson', data: featuresOf(shapes) } }, layers: SHAPE_LAYERS };
}
