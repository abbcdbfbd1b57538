import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import { TILE_LEVELS } from '../base-map/land-parts.ts';
import { NEAR_TILE, RELIEF_TILE } from '../base-map/load.ts';
import { RELIEF_LEVEL, type RegionPart } from '../base-map/region-parts.ts';
import type { WidthByZoom } from '../line-widths.ts';
import type { MapColours } from '../map-colours.ts';
import { type RegionColours, regionColours } from '../region/region-palette.ts';
import { REGION_WIDTHS } from '../region/region-widths.ts';
import { byZoom, TILES } from './land-layers.ts';

/** The source of what is drawn from close by only. */
export const NEAR = 'near';
const RELIEF = 'relief';

/** From this zoom on, the near tiles are drawn too. */
export const NEAR_FROM = TILE_LEVELS.near + 1;

/** The relief has one picture for 45 degrees. From closer by it would be a blur. */
const RELIEF_ENDS = 9.5;

export function regionSources(): Record<string, SourceSpecification> {
  const { near } = TILE_LEVELS;
  return {
    [NEAR]: { type: 'vector', tiles: [location.origin + NEAR_TILE], minzoom: near, maxzoom: near },
    [RELIEF]: {
      type: 'raster',
      tiles: [location.origin + RELIEF_TILE],
      tileSize: 512,
      minzoom: RELIEF_LEVEL,
      maxzoom: RELIEF_LEVEL,
    },
  };
}

/** What the land is covered with, from the bottom up. The coasts and the borders are drawn above it. */
export function regionLayers(map: MapColours): LayerSpecification[] {
  const colours = regionColours(map);
  return [
    ...inBoth('urban', {
      type: 'fill',
      paint: {
        'fill-color': colours.urban,
        // Beside streets, which have areas of their own, it would end at a sharp edge.
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 6, 1, 9, 1, 11, 0.35],
      },
    }),
    {
      id: 'relief',
      type: 'raster',
      source: RELIEF,
      minzoom: TILE_LEVELS.first,
      maxzoom: RELIEF_ENDS,
      paint: {
        'raster-opacity': ['interpolate', ['linear'], ['zoom'], 3, 0.75, 6, 0.9, 8, 0.6, RELIEF_ENDS, 0],
        'raster-fade-duration': 0,
      },
    },
    ...inBoth('glaciers', { type: 'fill', paint: { 'fill-color': colours.glacier } }),
    ...inBoth('lakes', {
      type: 'fill',
      paint: { 'fill-color': map.sea, 'fill-outline-color': map.coast },
    }),
    ...inBoth('rivers', {
      type: 'line',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colours.river, 'line-width': byZoom(REGION_WIDTHS.river) },
    }),
    ...inBoth('states', {
      type: 'line',
      paint: {
        'line-color': colours.state,
        'line-width': byZoom(REGION_WIDTHS.state),
        'line-dasharray': [1.5, 2],
      },
    }),
    ...inBoth('rails', {
      type: 'line',
      paint: {
        'line-color': colours.rail,
        'line-width': byZoom(REGION_WIDTHS.rail),
        'line-dasharray': [4, 1.5],
      },
    }),
    ...roads(colours),
  ];
}

function roads({ roadLine, motorwayLine }: RegionColours): LayerSpecification[] {
  const road = (kind: number, colour: string, width: WidthByZoom) =>
    inBoth('roads', line(colour, width), { kind });
  return [
    ...road(3, roadLine, REGION_WIDTHS.smallRoad),
    ...road(2, roadLine, REGION_WIDTHS.road),
    ...road(1, motorwayLine, REGION_WIDTHS.motorway),
  ];
}

function line(colour: string, width: WidthByZoom): Look {
  return {
    type: 'line',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': byZoom(width) },
  };
}

type Look =
  | Pick<LineLayerSpecification, 'type' | 'layout' | 'paint'>
  | Pick<FillLayerSpecification, 'type' | 'paint'>;

/** A part of the region from both sources: each has a layer of its own. */
function inBoth(part: RegionPart, look: Look, { kind }: { kind?: number } = {}): LayerSpecification[] {
  const id = kind === undefined ? part : `${part}-${kind}`;
  const common = {
    ...look,
    'source-layer': part,
    filter: shownFrom(kind),
  };
  return [
    { ...common, id, source: TILES, minzoom: TILE_LEVELS.first },
    { ...common, id: `${id}-near`, source: NEAR, minzoom: NEAR_FROM },
  ];
}

/** What is shown at the zoom, of one class. A tile has features of closer zooms too. */
function shownFrom(kind: number | undefined): ExpressionSpecification {
  const isNear: ExpressionSpecification = ['<=', ['get', 'z'], ['zoom']];
  return kind === undefined ? isNear : ['all', isNear, ['==', ['get', 'k'], kind]];
}
