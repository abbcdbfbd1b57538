import type { Feature, Geometry } from 'geojson';
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import type { Land } from '../base-map/land.ts';
import { LAND_PARTS, type LandPart, TILE_LEVELS } from '../base-map/land-parts.ts';
import { MAP_TILE } from '../base-map/load.ts';
import { GRATICULE } from '../graticule.ts';
import { LINE_WIDTHS, type WidthByZoom } from '../line-widths.ts';
import type { MapColours } from '../map-colours.ts';

const COARSE = 'coarse';
const COARSE_SHELF = 'coarse-shelf';
/** The source of the land and the region from close by. */
export const TILES = 'tiles';

/** From this zoom on, the smooth shelf of the tiles would deviate from the coast, and a detailed one is no longer jagged. */
const NEAR_SHELF_FROM = 8;

/**
 * The data of the land: the coarse land, which is already loaded, for the globe, and tiles for closer views. There are as few
 * sources as possible, because the engine masks the tiles of each source separately, which is most of its work on a globe.
 */
export function landSources({ land, coasts, borders }: Land): Record<string, SourceSpecification> {
  const features = [
    featureOf('graticule', GRATICULE),
    ...land.features.map(({ geometry }) => featureOf('land', geometry)),
    featureOf('coasts', coasts),
    featureOf('borders', borders),
  ];
  return {
    // The line is so wide that a detailed coast would make it jagged.
    [COARSE_SHELF]: { type: 'geojson', data: featureOf('shelf', coasts), tolerance: 5 },
    [COARSE]: { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.2 },
    [TILES]: {
      type: 'vector',
      tiles: [location.origin + MAP_TILE],
      minzoom: TILE_LEVELS.first,
      maxzoom: TILE_LEVELS.last,
    },
  };
}

function featureOf(part: LandPart, geometry: Geometry): Feature {
  return { type: 'Feature', properties: { part }, geometry };
}

/** The sea and all that is drawn on it, from the bottom up. */
export function landLayers(colours: MapColours): LayerSpecification[] {
  const looks = looksOf(colours);
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    ...LAND_PARTS.map(
      (part): LayerSpecification => ({
        ...looks[part],
        id: `${part}-coarse`,
        source: part === 'shelf' ? COARSE_SHELF : COARSE,
        filter: ['==', ['get', 'part'], part],
        maxzoom: TILE_LEVELS.first,
      }),
    ),
    {
      ...looks.shelf,
      id: 'shelf-near',
      source: TILES,
      'source-layer': 'coasts' satisfies LandPart,
      minzoom: NEAR_SHELF_FROM,
    },
    ...LAND_PARTS.map(
      (part): LayerSpecification => ({
        ...looks[part],
        id: `${part}-tiles`,
        source: TILES,
        'source-layer': part,
        minzoom: TILE_LEVELS.first,
        ...(part === 'shelf' && { maxzoom: NEAR_SHELF_FROM }),
      }),
    ),
  ];
}

type Look =
  | Pick<LineLayerSpecification, 'type' | 'layout' | 'paint'>
  | Pick<FillLayerSpecification, 'type' | 'paint'>;

function looksOf(colours: MapColours) {
  return {
    // Most of the line is hidden under the land; the rest follows the coast.
    shelf: {
      type: 'line',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colours.shelf,
        'line-width': byZoom(LINE_WIDTHS.shelf),
        'line-blur': byZoom(LINE_WIDTHS.shelfBlur),
        'line-opacity': 0.8,
      },
    },
    graticule: {
      type: 'line',
      paint: { 'line-color': colours.graticule, 'line-width': byZoom(LINE_WIDTHS.graticule) },
    },
    land: { type: 'fill', paint: { 'fill-color': colours.land } },
    coasts: {
      type: 'line',
      paint: { 'line-color': colours.coast, 'line-width': byZoom(LINE_WIDTHS.coast) },
    },
    borders: {
      type: 'line',
      paint: {
        'line-color': colours.border,
        'line-width': byZoom(LINE_WIDTHS.border),
        'line-dasharray': [3, 2],
      },
    },
  } satisfies Record<LandPart, Look>;
}

export function byZoom([from, thin, to, wide]: WidthByZoom): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], from, thin, to, wide];
}
