import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';

/** The properties that hold names: see `NameProperties`. */
export type NameLanguage = 'en' | 'fr';

/*
 * Fonts of the page by their CSS names, with a fallback for where ours is blocked. MapLibre takes the slant from the first
 * name, which need not be a font.
 */
export const FAMILIES = ['Fraunces Variable', 'serif'];
export const SLANTED = ['Waymark Italic', ...FAMILIES];

/** The share of the labels' colour in that of the seas' names. The rest is the coasts': any more of it is too faint on the sea. */
const SEA_NAME = 0.8;

/** The names of seas and countries. Later layers take precedence where labels collide. */
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
        'text-color': mixed(colours.coast, colours.label, SEA_NAME),
        'text-halo-color': colours.sea,
        'text-halo-width': 1,
      },
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

function upToRank(most: ExpressionSpecification): ExpressionSpecification {
  return ['<=', ['get', 'rank'], most];
}

function mixed(a: string, b: string, share: number): ExpressionSpecification {
  return ['interpolate', ['linear'], share, 0, ['to-color', a], 1, ['to-color', b]];
}
