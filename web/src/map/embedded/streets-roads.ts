import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { RegionColours } from '../region/region-palette.ts';
import { STREETS_FROM } from '../streets-from.ts';
import { APPEAR, ofClass, STREETS, type Widths, widths } from './streets-source.ts';

/** The kinds of roads from the least to the greatest, with the zoom from which they are drawn. */
const ROADS = [
  {
    id: 'service',
    classes: ['service', 'track', 'raceway'],
    from: 14,
    width: [
      [14, 0.6],
      [16, 3],
      [18, 9],
    ],
  },
  {
    id: 'minor',
    classes: ['minor', 'busway', 'pedestrian'],
    from: 12.5,
    width: [
      [12.5, 0.5],
      [14, 1.8],
      [16, 6],
      [18, 16],
    ],
  },
  {
    id: 'tertiary',
    classes: ['tertiary'],
    from: 11,
    width: [
      [11, 0.5],
      [14, 2.8],
      [16, 8],
      [18, 19],
    ],
  },
  {
    id: 'secondary',
    classes: ['secondary'],
    from: 10,
    width: [
      [10, 0.5],
      [12, 1.4],
      [14, 3.6],
      [16, 9],
      [18, 21],
    ],
  },
  {
    id: 'primary',
    classes: ['primary'],
    from: 10,
    width: [
      [10, 0.9],
      [12, 1.9],
      [14, 4.4],
      [16, 10],
      [18, 24],
    ],
  },
  {
    id: 'trunk',
    classes: ['trunk'],
    from: 10,
    width: [
      [10, 1.3],
      [12, 2.4],
      [14, 5],
      [16, 11],
      [18, 26],
    ],
  },
  {
    id: 'motorway',
    classes: ['motorway'],
    from: 10,
    width: [
      [10, 1.7],
      [12, 3],
      [14, 5.5],
      [16, 12],
      [18, 28],
    ],
  },
] as const satisfies readonly Road[];

interface Road {
  id: string;
  classes: readonly string[];
  from: number;
  /** Zooms, and the width there in CSS pixels. */
  width: Widths;
}

const isTunnel: ExpressionSpecification = ['==', ['get', 'brunnel'], 'tunnel'];

/** Roads with casings, tunnels, paths and railroads, from the bottom up. */
export function streetRoads(colours: RegionColours): LayerSpecification[] {
  const colourOf: Record<(typeof ROADS)[number]['id'], string> = {
    service: colours.street,
    minor: colours.street,
    tertiary: colours.street,
    secondary: colours.road,
    primary: colours.road,
    trunk: colours.motorway,
    motorway: colours.motorway,
  };
  const common = ({ classes, from }: Road, filter: ExpressionSpecification) => ({
    type: 'line' as const,
    source: STREETS,
    'source-layer': 'transportation',
    minzoom: from,
    filter: ['all', ofClass(classes), filter] satisfies ExpressionSpecification,
    layout: { 'line-join': 'round', 'line-cap': 'round' } as const,
  });
  const appear = (from: number): ExpressionSpecification =>
    from === STREETS_FROM ? APPEAR : ['interpolate', ['linear'], ['zoom'], from, 0, from + 0.5, 1];
  return [
    ...ROADS.map(
      (road): LayerSpecification => ({
        ...common(road, isTunnel),
        id: `street-${road.id}-tunnel`,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colours.casing,
          'line-width': widths(road.width, 0.7),
          'line-dasharray': [1.5, 1],
          'line-opacity': 0.6,
        },
      }),
    ),
    ...paths(colours),
    ...ROADS.map(
      (road): LayerSpecification => ({
        ...common(road, ['!', isTunnel]),
        id: `street-${road.id}-casing`,
        paint: {
          'line-color': colours.casing,
          'line-width': widths(road.width, 1, 1.2),
          'line-opacity': appear(road.from),
        },
      }),
    ),
    ...ROADS.map(
      (road): LayerSpecification => ({
        ...common(road, ['!', isTunnel]),
        id: `street-${road.id}`,
        paint: {
          'line-color': colourOf[road.id],
          'line-width': widths(road.width),
          'line-opacity': appear(road.from),
        },
      }),
    ),
    ...rails(colours),
  ];
}

function paths(colours: RegionColours): LayerSpecification[] {
  const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];
  return [
    {
      id: 'street-piers',
      type: 'line',
      source: STREETS,
      'source-layer': 'transportation',
      minzoom: 13,
      filter: ['all', ofClass(['pier']), isLine],
      layout: { 'line-cap': 'butt' },
      paint: {
        'line-color': colours.pedestrian,
        'line-width': widths([
          [13, 1],
          [16, 5],
          [18, 12],
        ]),
      },
    },
    {
      id: 'street-paths',
      type: 'line',
      source: STREETS,
      'source-layer': 'transportation',
      minzoom: 14,
      filter: ['all', ofClass(['path']), isLine],
      paint: {
        'line-color': colours.path,
        'line-width': widths([
          [14, 0.7],
          [16, 1.2],
          [18, 2.4],
        ]),
        'line-dasharray': [2.5, 1.5],
      },
    },
  ];
}

function rails(colours: RegionColours): LayerSpecification[] {
  return [
    {
      id: 'street-rails',
      type: 'line',
      source: STREETS,
      'source-layer': 'transportation',
      minzoom: 11,
      filter: ['all', ofClass(['rail', 'transit']), ['!', isTunnel]],
      paint: {
        'line-color': colours.rail,
        'line-width': widths([
          [11, 0.6],
          [14, 1.2],
          [18, 3],
        ]),
        'line-dasharray': [4, 1.5],
      },
    },
    {
      id: 'street-ferries',
      type: 'line',
      source: STREETS,
      'source-layer': 'transportation',
      minzoom: 11,
      filter: ofClass(['ferry']),
      paint: { 'line-color': colours.river, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
  ];
}
