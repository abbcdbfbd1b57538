import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { TILE_LEVELS } from '../base-map/land-parts.ts';
import type { RegionPart } from '../base-map/region-parts.ts';
import type { MapColours } from '../map-colours.ts';
import { regionColours } from '../region/region-palette.ts';
import { FAMILIES, type NameLanguage, SLANTED } from './label-layers.ts';
import { TILES } from './land-layers.ts';
import { NEAR, NEAR_FROM } from './region-layers.ts';

/** The size of a settlement: see `RegionProperties`. */
const SIZE: ExpressionSpecification = ['get', 'r'];

/** The picture of the dot of a settlement. */
export const DOT = 'dot';

/** Where the name of a settlement is: beside its dot, or, where something else is there, beyond the head of a marker on the dot. */
const BESIDE_DOT: VariableAnchors = [
  'left',
  [0.5, -0.07],
  'right',
  [-0.5, -0.07],
  'top-left',
  [1.9, -0.65],
  'top',
  [0, 1.7],
  'bottom',
  [0, -1.7],
];

/** The names of the region. Later layers take precedence where labels collide. */
export function regionLabels(map: MapColours, language: NameLanguage): LayerSpecification[] {
  const colours = regionColours(map);
  const name: ExpressionSpecification = ['coalesce', ['get', language], ['get', 'en']];
  const halo = { 'text-halo-color': map.land, 'text-halo-width': 1.3, 'text-halo-blur': 0.6 };
  const order: ExpressionSpecification = ['get', 'z'];
  return [
    ...inBoth('rivers', {
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-font': SLANTED,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 10, 10, 12],
        'text-letter-spacing': 0.08,
        'text-max-angle': 30,
        'symbol-spacing': 380,
        'symbol-sort-key': order,
      },
      paint: { 'text-color': colours.waterLabel, ...halo },
    }),
    ...inBoth('peaks', {
      layout: {
        'text-field': [
          'format',
          '▲ ',
          { 'font-scale': 0.7 },
          name,
          {},
          '\n',
          {},
          ['number-format', ['get', 'e'], { locale: language, 'max-fraction-digits': 0 }],
          { 'font-scale': 0.9 },
          // A narrow space that does not break.
          '\u202fm',
          { 'font-scale': 0.9 },
        ],
        'text-font': FAMILIES,
        'text-size': 11,
        'text-line-height': 1.15,
        'text-max-width': 9,
        'symbol-sort-key': order,
        'text-padding': 6,
      },
      paint: { 'text-color': colours.peakLabel, ...halo },
    }),
    ...inBoth('waters', {
      layout: {
        'text-field': name,
        'text-font': SLANTED,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 9, 13],
        'text-letter-spacing': 0.06,
        'text-max-width': 6,
        'symbol-sort-key': order,
      },
      paint: {
        'text-color': colours.waterLabel,
        'text-halo-color': map.sea,
        'text-halo-width': 1,
      },
    }),
    ...inBoth('regions', {
      maxzoom: 11,
      layout: {
        'text-field': name,
        'text-font': SLANTED,
        'text-transform': 'uppercase',
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 10, 8, 14],
        'text-letter-spacing': 0.2,
        'text-max-width': 9,
        'symbol-sort-key': order,
        'text-padding': 10,
      },
      paint: { 'text-color': colours.regionLabel, ...halo },
    }),
    ...inBoth('settlements', {
      layout: {
        'text-field': name,
        'text-font': FAMILIES,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          ['-', 13, ['*', 0.6, SIZE]],
          9,
          ['-', 19, ['*', 1.5, SIZE]],
          13,
          ['-', 21, ['*', 1.4, SIZE]],
        ],
        'text-variable-anchor-offset': BESIDE_DOT,
        'text-justify': 'auto',
        'text-max-width': 14,
        // The dot never appears without the name. Under the head of a marker it stays.
        'icon-image': DOT,
        'icon-overlap': 'always',
        'icon-ignore-placement': true,
        'symbol-sort-key': SIZE,
      },
      paint: {
        'text-color': map.label,
        ...halo,
        'icon-color': map.label,
        'icon-halo-color': map.land,
        'icon-halo-width': 1,
      },
    }),
  ];
}

type VariableAnchors = NonNullable<
  NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset']
>;

type Look = Pick<SymbolLayerSpecification, 'layout' | 'paint' | 'maxzoom'>;

/** The names of a part from both sources: the near ones give way. */
function inBoth(part: RegionPart, look: Look): LayerSpecification[] {
  const common = {
    ...look,
    type: 'symbol' as const,
    'source-layer': part,
    filter: ['all', ['<=', ['get', 'z'], ['zoom']], ['has', 'en']] satisfies ExpressionSpecification,
  };
  return [
    { ...common, id: `${part}-names-near`, source: NEAR, minzoom: NEAR_FROM },
    { ...common, id: `${part}-names`, source: TILES, minzoom: TILE_LEVELS.first },
  ];
}
