import type { MapColours } from '../map-colours.ts';
import { FIRST_COUNTRY, REGION_END } from './atlas-style.ts';
import type { NameLanguage } from './label-layers.ts';
import type { LaterStyle } from './later-style.ts';
import { regionLabels } from './region-labels.ts';
import { regionLayers, regionSources } from './region-layers.ts';

/** What the map shows of a region, beyond the land and its countries. */
export function regionStyle(colours: MapColours, language: NameLanguage): LaterStyle {
  return {
    sources: regionSources(),
    layers: [
      ...regionLayers(colours).map((layer) => [layer, REGION_END] as const),
      ...regionLabels(colours, language).map((layer) => [layer, FIRST_COUNTRY] as const),
    ],
  };
}
