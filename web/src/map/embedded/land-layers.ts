import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { Land } from '../base-map/land.ts';
import type { LandAddresses } from '../base-map/load.ts';
import { LINE_WIDTHS, type WidthByZoom } from '../line-widths.ts';
import type { MapColours } from '../map-colours.ts';

/** What the globe is drawn from, whose land the engine could not bend if it were finer; what is flat; and towns and islands. */
export type Fineness = 'coarse' | 'fine' | 'near';

/** From this zoom on the land is fine. */
export const FINE_FROM = 3;

/** From this zoom on it is as fine as there is. */
export const NEAR_FROM = 6.5;

/** The data of the land, by the names of its sources. */
export function landSources(
  { land, coasts, borders }: Land | LandAddresses,
  fineness: Fineness,
): Record<string, GeoJSONSourceSpecification> {
  return {
    [`land-${fineness}`]: { type: 'geojson', data: land, tolerance: 0.2 },
    [`coasts-${fineness}`]: { type: 'geojson', data: coasts, tolerance: 0.2 },
    // Its line is so wide that a fine coast would bristle, and that it reaches into the neighbouring tile.
    [`shelf-${fineness}`]: { type: 'geojson', data: coasts, tolerance: 5, buffer: 512 },
    [`borders-${fineness}`]: { type: 'geojson', data: borders, tolerance: 0.2 },
  };
}

/** The layers of the land. */
export function groundLayerIds(fineness: Fineness): string[] {
  return ['shelf', 'land', 'coasts', 'borders'].map((name) => `${name}-${fineness}`);
}

/** Sea, graticule, the glow of the shelf, land, coasts and borders, from below. */
export function landLayers(colours: MapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    {
      id: 'graticule',
      type: 'line',
      source: 'graticule',
      paint: { 'line-color': colours.graticule, 'line-width': byZoom(LINE_WIDTHS.graticule) },
    },
    ...groundLayers('coarse', { maxzoom: FINE_FROM }, colours),
    // Also from near, until what belongs there is there.
    ...groundLayers('fine', { minzoom: FINE_FROM }, colours),
    ...groundLayers('near', { minzoom: NEAR_FROM }, colours),
  ];
}

function groundLayers(
  fineness: Fineness,
  zooms: { minzoom?: number; maxzoom?: number },
  colours: MapColours,
): LayerSpecification[] {
  const of = (name: string) => ({ id: `${name}-${fineness}`, source: `${name}-${fineness}`, ...zooms });
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    {
      ...of('shelf'),
      type: 'line',
      layout: round,
      // Most of it lies under the land; what is left of it lies along the coast.
      paint: {
        'line-color': colours.shelf,
        'line-width': byZoom(LINE_WIDTHS.shelf),
        'line-blur': byZoom(LINE_WIDTHS.shelfBlur),
        'line-opacity': 0.8,
      },
    },
    { ...of('land'), type: 'fill', paint: { 'fill-color': colours.land } },
    {
      ...of('coasts'),
      type: 'line',
      layout: round,
      paint: { 'line-color': colours.coast, 'line-width': byZoom(LINE_WIDTHS.coast) },
    },
    {
      ...of('borders'),
      type: 'line',
      paint: {
        'line-color': colours.border,
        'line-width': byZoom(LINE_WIDTHS.border),
        'line-dasharray': [3, 2],
      },
    },
  ];
}

function byZoom([from, thin, to, wide]: WidthByZoom): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], from, thin, to, wide];
}
