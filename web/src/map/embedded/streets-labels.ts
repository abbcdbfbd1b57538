import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import { regionColours } from '../region/region-palette.ts';
import { FAMILIES, type NameLanguage, SLANTED } from './label-layers.ts';
import { ofClass, STREETS } from './streets-source.ts';

/** Streets have the font of the interface: a serif is hard to read along a line. */
const STREET_FONT = ['Inter Variable', 'sans-serif'];

/** A name of a map is cut after this many characters: what is longer is no name. */
const LONGEST = 60;

/** The names of streets, waters and quarters. Later layers take precedence where labels collide. */
export function streetLabels(map: MapColours, language: NameLanguage): LayerSpecification[] {
  const colours = regionColours(map);
  const halo = { 'text-halo-color': map.land, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 };
  const rank: ExpressionSpecification = ['to-number', ['get', 'rank'], 99];
  const street = (id: string, minzoom: number, classes: readonly string[]): LayerSpecification => ({
    id: `street-names-${id}`,
    type: 'symbol',
    source: STREETS,
    'source-layer': 'transportation_name',
    minzoom,
    filter: ofClass(classes),
    layout: {
      'symbol-placement': 'line',
      'text-field': nameIn(language),
      'text-font': STREET_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 16, 12, 18, 14],
      'text-max-angle': 35,
      'symbol-spacing': 320,
      'text-padding': 3,
    },
    paint: { 'text-color': colours.streetLabel, ...halo },
  });
  return [
    street('paths', 16, ['path', 'pedestrian', 'track', 'service']),
    street('minor', 14.5, ['minor', 'tertiary']),
    street('main', 12.5, ['secondary', 'primary', 'trunk', 'motorway']),
    {
      id: 'street-houses',
      type: 'symbol',
      source: STREETS,
      'source-layer': 'housenumber',
      minzoom: 17,
      layout: { 'text-field': ['get', 'housenumber'], 'text-font': STREET_FONT, 'text-size': 9.5 },
      paint: { 'text-color': colours.streetLabel, ...halo },
    },
    {
      id: 'street-water-lines',
      type: 'symbol',
      source: STREETS,
      'source-layer': 'waterway',
      minzoom: 13,
      filter: ['has', 'name'],
      layout: {
        'symbol-placement': 'line',
        'text-field': nameIn(language),
        'text-font': SLANTED,
        'text-size': 11,
        'text-letter-spacing': 0.05,
        'symbol-spacing': 400,
      },
      paint: { 'text-color': colours.waterLabel, ...halo },
    },
    {
      id: 'street-waters',
      type: 'symbol',
      source: STREETS,
      'source-layer': 'water_name',
      minzoom: 12,
      filter: ['!', ofClass(['stream', 'ditch', 'drain'])],
      layout: {
        'text-field': nameIn(language),
        'text-font': SLANTED,
        'text-size': ['interpolate', ['linear'], ['zoom'], 12, 11, 17, 14],
        'text-max-width': 7,
      },
      paint: { 'text-color': colours.waterLabel, 'text-halo-color': map.sea, 'text-halo-width': 1.2 },
    },
    {
      id: 'street-peaks',
      type: 'symbol',
      source: STREETS,
      'source-layer': 'mountain_peak',
      minzoom: 12,
      filter: ['has', 'name'],
      layout: {
        'text-field': ['format', '▲ ', { 'font-scale': 0.7 }, nameIn(language), {}],
        'text-font': FAMILIES,
        'text-size': 11,
      },
      paint: { 'text-color': colours.peakLabel, ...halo },
    },
    {
      id: 'street-places',
      type: 'symbol',
      source: STREETS,
      'source-layer': 'place',
      minzoom: 12,
      // The region names cities and towns at every zoom.
      filter: [
        'all',
        ofClass(['village', 'hamlet', 'suburb', 'quarter', 'neighbourhood', 'isolated_dwelling', 'island']),
        ['any', ['>=', ['zoom'], 14], ofClass(['village', 'suburb', 'island'])],
      ],
      layout: {
        'text-field': withLocal(language),
        'text-font': FAMILIES,
        'text-size': ['interpolate', ['linear'], ['zoom'], 12, 11.5, 16, 14],
        'text-max-width': 8,
        'text-padding': 8,
        'symbol-sort-key': rank,
      },
      paint: { 'text-color': map.label, ...halo },
    },
  ];
}

/** The name in the language of the page, in Latin letters, or the local one: the first that an archive has. */
function nameIn(language: NameLanguage): ExpressionSpecification {
  return short(['coalesce', ['get', `name:${language}`], ['get', 'name:latin'], ['get', 'name'], '']);
}

/** The name that visitors can read, with the local one below it where that has other letters. */
function withLocal(language: NameLanguage): ExpressionSpecification {
  return [
    'case',
    ['has', 'name:nonlatin'],
    ['format', nameIn(language), {}, '\n', {}, short(['get', 'name:nonlatin']), { 'font-scale': 0.85 }],
    nameIn(language),
  ];
}

/** Of several names with semicolons between them the first, and not more than a line. */
function short(name: ExpressionSpecification): ExpressionSpecification {
  const first: ExpressionSpecification = [
    'let',
    'name',
    ['to-string', name],
    [
      'case',
      ['>', ['index-of', ';', ['var', 'name']], 0],
      ['slice', ['var', 'name'], 0, ['index-of', ';', ['var', 'name']]],
      ['var', 'name'],
    ],
  ];
  return ['slice', first, 0, LONGEST];
}
