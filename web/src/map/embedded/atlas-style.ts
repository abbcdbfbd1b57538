import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import type { LayerSpecification, ProjectionSpecification, StyleSpecification } from 'maplibre-gl';
import type { Land } from '../base-map/land.ts';
import { type MapNames, unpackNames } from '../base-map/names.ts';
import type { MapColours } from '../map-colours.ts';
import { BENDS_FROM } from '../resting-camera.ts';
import { labelLayers, type NameLanguage } from './label-layers.ts';
import { landLayers, landSources } from './land-layers.ts';

/** A globe at low zoom, and flat at high zoom. */
export const PROJECTION: ProjectionSpecification = {
  type: ['interpolate', ['linear'], ['zoom'], BENDS_FROM, 'vertical-perspective', GLOBE_BELOW, 'mercator'],
};

/** Shapes are drawn below this layer. */
export const FIRST_LABEL_LAYER = 'seas';

/** An empty layer, below which shapes without edges are drawn: right above the land, below all that covers it and the borders. */
export const LAND_END = 'land-end';

/** The atlas as a MapLibre style. The first picture needs no further request. */
export function atlasStyle(
  land: Land,
  names: MapNames,
  colours: MapColours,
  language: NameLanguage,
): StyleSpecification {
  return {
    version: 8,
    projection: PROJECTION,
    sources: {
      ...landSources(land),
      seas: { type: 'geojson', data: unpackNames(names.seas) },
      countries: { type: 'geojson', data: unpackNames(names.countries) },
    },
    layers: atlasLayers(colours, language),
  };
}

/** Empty layers that hold the places of what is loaded later, whichever part of it comes first. */
export const REGION_END = 'region-end';
export const SURFACES_END = 'surfaces-end';
export const TERRAIN_END = 'terrain-end';
export const STREETS_END = 'streets-end';
export const STREET_NAMES_END = 'street-names-end';

/** The lines of the coasts and borders are above what covers the land, and the names of countries above all others. */
const FIRST_LINE = 'coasts-tiles';
export const FIRST_COUNTRY = 'countries';

export function atlasLayers(colours: MapColours, language: NameLanguage): LayerSpecification[] {
  const all = [
    ...landLayers(colours),
    ...[SURFACES_END, TERRAIN_END, STREETS_END].map(place),
    ...labelLayers(colours, language),
  ];
  return all.flatMap((layer) => {
    if (layer.id === FIRST_LINE) return [place(LAND_END), place(REGION_END), layer];
    return layer.id === FIRST_COUNTRY ? [place(STREET_NAMES_END), layer] : [layer];
  });
}

function place(id: string): LayerSpecification {
  return { id, type: 'background', layout: { visibility: 'none' } };
}
