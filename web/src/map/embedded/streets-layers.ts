import type { ExpressionSpecification, FillLayerSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import { type RegionColours, regionColours } from '../region/region-palette.ts';
import { GROUND } from '../streets/ground.ts';
import { STREETS_FROM } from '../streets-from.ts';
import { streetRoads } from './streets-roads.ts';
import { APPEAR, ofClass, STREETS, widths } from './streets-source.ts';

/** All that has a surface, from the bottom up. The layers of the archive are those of OpenMapTiles. */
export function streetSurfaces(map: MapColours): LayerSpecification[] {
  return surfaces(map, regionColours(map));
}

/** All that is a line, and buildings, from the bottom up. Slopes are below them. */
export function streetLines(map: MapColours): LayerSpecification[] {
  const colours = regionColours(map);
  // Where buildings are blocks, a narrow street between them is part of one, and has to stay visible.
  return [...waterways(map, colours), ...buildings(colours), ...streetRoads(colours), ...boundaries(map)];
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

function halfWay(a: string, b: string): ExpressionSpecification {
  return ['interpolate', ['linear'], 0.5, 0, ['to-color', a], 1, ['to-color', b]];
}
