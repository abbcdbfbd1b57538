import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import type { LayerSpecification, ProjectionSpecification, StyleSpecification } from 'maplibre-gl';
import type { Land } from '../base-map/land.ts';
import { type PackedNames, unpackNames } from '../base-map/names.ts';
import type { MapColours } from '../map-colours.ts';
import { labelLayers, type NameLanguage } from './label-layers.ts';
import { landLayers, landSources } from './land-layers.ts';

/** Over so much zoom the globe becomes flat. The ground is bent half-way there, which markers are not: nobody rests there. */
const BENDING = 0.25;
export const BENDS_FROM = GLOBE_BELOW - BENDING;

/** A globe from far out, flat from near. */
export const PROJECTION: ProjectionSpecification = {
  type: ['interpolate', ['linear'], ['zoom'], BENDS_FROM, 'vertical-perspective', GLOBE_BELOW, 'mercator'],
};

/** What shapes are drawn beneath. */
export const FIRST_LABEL_LAYER = 'seas';

/** The atlas as a style of MapLibre: of the first picture nothing has to be asked for. */
export function atlasStyle(
  land: Land,
  names: PackedNames,
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
      cities: { type: 'geojson', data: unpackNames(names.cities) },
    },
    layers: atlasLayers(colours, language),
  };
}

export function atlasLayers(colours: MapColours, language: NameLanguage): LayerSpecification[] {
  return [...landLayers(colours), ...labelLayers(colours, language)];
}
