import type { ExpressionSpecification, FillLayerSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import { type RegionColours, regionColours } from '../region/region-palette.ts';
import { GROUND } from '../streets/ground.ts';

/** The source of the streets. */
export const STREETS = 'streets';

/** The zoom from which streets are drawn. */
export const STREETS_FROM = 10;

/** Over this much of a zoom the streets appear, so that nothing jumps. */
const APPEAR: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  STREETS_FROM,
  0,
  STREETS_FROM + 0.6,
  1,
];

/** All that has a surface, from the bottom up. The layers of the archive are those of OpenMapTiles. */
export function streetSurfaces(map: MapColours): LayerSpecification[] {
  return surfaces(map, regionColours(map));
}

/** All that is a line, and buildings, from the bottom up. Slopes are below them. */
export function streetLines(map: MapColours): LayerSpecification[] {
  const colours = regionColours(map);
  // Where buildings are blocks, a narrow street between them is part of one, and has to stay visible.
  return [...waterways(map, colours), ...buildings(colours), ...roads(colours), ...boundaries(map)];
}

function surfaces(map: MapColours, colours: RegionColours): LayerSpecification[] {
  const fill = (
    id: string,
    layer: string,
    colour: string | ExpressionSpecification,
    classes?: readonly string[],
  ): LayerSpecification => ({
    id: `street-${id}`,
    type: 'fill',
    source: STREETS,
    'source-layer': layer,
    minzoom: STREETS_FROM,
    filter: classes ? ofClass(classes) : ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour, 'fill-opacity': APPEAR } satisfies FillLayerSpecification['paint'],
  });
  return [
    fill('ground', GROUND, map.land),
    fill('built', 'landuse', halfWay(map.land, colours.urban), ['residential', 'suburb', 'neighbourhood']),
    fill('work', 'landuse', colours.urban, ['industrial', 'commercial', 'retail', 'railway']),
    fill('campus', 'landuse', colours.pedestrian, [
      'school',
      'university',
      'college',
      'hospital',
      'kindergarten',
    ]),
    fill('sand', 'landcover', colours.sand, ['sand']),
    fill('ice', 'landcover', colours.glacier, ['ice']),
    fill('grass', 'landcover', halfWay(colours.park, map.land), ['grass', 'farmland', 'wetland']),
    fill('wood', 'landcover', colours.wood, ['wood', 'forest']),
    fill('parks', 'park', colours.park),
    fill('green', 'landuse', colours.park, ['cemetery', 'stadium', 'pitch', 'playground', 'zoo', 'garden']),
    fill('airfields', 'aeroway', colours.urban),
    // An archive may lack parts of the sea, which another layer brings.
    fill('sea', 'sea', map.sea),
    fill('water', 'water', map.sea),
    fill('squares', 'transportation', colours.pedestrian),
  ];
}

function waterways(map: MapColours, colours: RegionColours): LayerSpecification[] {
  return [
    {
      id: 'street-shores',
      type: 'line',
      source: STREETS,
      'source-layer': 'water',
      minzoom: 12,
      paint: { 'line-color': map.coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 12, 0.4, 16, 1] },
    },
    {
      id: 'street-waterways',
      type: 'line',
      source: STREETS,
      'source-layer': 'waterway',
      minzoom: 11,
      layout: { 'line-cap': 'round' },
      paint: {
        'line-color': colours.river,
        'line-width': widths([
          [11, 0.6],
          [14, 1.4],
          [18, 5],
        ]),
      },
    },
  ];
}

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

type Widths = readonly (readonly [zoom: number, width: number])[];

const isTunnel: ExpressionSpecification = ['==', ['get', 'brunnel'], 'tunnel'];

function roads(colours: RegionColours): LayerSpecification[] {
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

function buildings(colours: RegionColours): LayerSpecification[] {
  return [
    {
      id: 'street-buildings',
      type: 'fill',
      source: STREETS,
      'source-layer': 'building',
      minzoom: 13.5,
      paint: {
        'fill-color': colours.building,
        'fill-outline-color': colours.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.5, 0, 14.2, 1],
      },
    },
  ];
}

function boundaries(map: MapColours): LayerSpecification[] {
  return [
    {
      id: 'street-borders',
      type: 'line',
      source: STREETS,
      'source-layer': 'boundary',
      minzoom: STREETS_FROM,
      filter: ['==', ['to-string', ['get', 'admin_level']], '2'],
      paint: { 'line-color': map.border, 'line-width': 1.2, 'line-dasharray': [3, 2] },
    },
  ];
}

export function ofClass(classes: readonly string[]): ExpressionSpecification {
  return ['in', ['get', 'class'], ['literal', [...classes]]];
}

/** @param factor of the width @param added to it, in CSS pixels */
function widths(table: Widths, factor = 1, added = 0): ExpressionSpecification {
  return [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    ...table.flatMap(([zoom, width]) => [zoom, width * factor + added]),
  ];
}

function halfWay(a: string, b: string): ExpressionSpecification {
  return ['interpolate', ['linear'], 0.5, 0, ['to-color', a], 1, ['to-color', b]];
}
