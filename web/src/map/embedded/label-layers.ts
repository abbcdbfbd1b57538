import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';

/** The properties that hold names: see `NameProperties`. */
export type NameLanguage = 'en' | 'fr';

/*
 * Fonts of the page by their CSS names, with a fallback for where ours is blocked. MapLibre takes the slant from the first
 * name, which need not be a font.
 */
const FAMILIES = ['Fraunces Variable', 'serif'];
const SLANTED = ['Waymark Italic', ...FAMILIES];

/** The names of seas, cities and countries. Later layers take precedence where labels collide. */
export function labelLayers(colours: MapColours, language: NameLanguage): LayerSpecification[] {
  const name: ExpressionSpecification = ['get', language];
  const rank: ExpressionSpecification = ['get', 'rank'];
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.3, 'text-halo-blur': 0.6 };
  return [
    {
      id: 'seas',
      type: 'symbol',
      source: 'seas',
      filter: upToRank(['step', ['zoom'], 1, 2, 2, 3, 3, 4, 4]),
      layout: {
        'text-field': name,
        'text-font': SLANTED,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, ['-', 14, rank], 6, ['-', 24, ['*', 2, rank]]],
        'text-letter-spacing': 0.16,
        'text-line-height': 1.3,
        'text-max-width': 6,
        'symbol-sort-key': rank,
        'text-padding': 8,
      },
      paint: {
        'text-color': mixed(colours.coast, colours.label),
        'text-halo-color': colours.sea,
        'text-halo-width': 1,
      },
    },
    {
      id: 'cities',
      type: 'symbol',
      source: 'cities',
      filter: upToRank(CITY_RANKS),
      layout: {
        // The dot is part of the label, so that it never appears without the name.
        'text-field': ['format', '●', { 'font-scale': 0.45 }, ' ', {}, name, {}],
        'text-font': FAMILIES,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, ['-', 12, ['/', rank, 2]], 9, ['-', 19, rank]],
        'text-anchor': 'left',
        'text-offset': [-0.2, -0.07],
        'text-justify': 'left',
        'text-max-width': 14,
        'symbol-sort-key': rank,
      },
      paint: { 'text-color': colours.label, ...halo },
    },
    {
      id: 'countries',
      type: 'symbol',
      source: 'countries',
      maxzoom: 9,
      filter: upToRank(['step', ['zoom'], 1, 2, 2, 3, 3, 4, 4, 5, 5, 7, 6]),
      layout: {
        'text-field': name,
        'text-font': FAMILIES,
        'text-transform': 'uppercase',
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          1,
          ['-', 11, rank],
          6,
          ['-', 22, ['*', 1.8, rank]],
        ],
        'text-letter-spacing': ['interpolate', ['linear'], rank, 1, 0.18, 6, 0.06],
        'text-line-height': 1.25,
        'text-max-width': 7,
        'symbol-sort-key': rank,
        'text-padding': 4,
      },
      paint: {
        'text-color': colours.label,
        'text-opacity': ['interpolate', ['linear'], ['zoom'], 6, 0.95, 8.5, 0],
        ...halo,
      },
    },
  ];
}

const CITY_RANKS: ExpressionSpecification = ['step', ['zoom'], 0, 3, 1, 4, 2, 5, 3, 6, 4];

function upToRank(most: ExpressionSpecification): ExpressionSpecification {
  return ['<=', ['get', 'rank'], most];
}

function mixed(a: string, b: string): ExpressionSpecification {
  return ['interpolate', ['linear'], 0.5, 0, ['to-color', a], 1, ['to-color', b]];
}
