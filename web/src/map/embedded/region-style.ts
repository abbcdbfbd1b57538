import type { MapColours } from '../map-colours.ts';
import type { NameLanguage } from './label-layers.ts';
import type { LaterStyle } from './later-style.ts';
import { regionLabels } from './region-labels.ts';
import { regionLayers, regionSources } from './region-layers.ts';

/** The lines of the coasts and borders are above what covers the land, and the names of countries above all others. */
const FIRST_LINE = 'coasts-tiles';
const FIRST_COUNTRY = 'countries';

/** What the map shows of a region, beyond the land and its countries. */
export function regionStyle(colours: MapColours, language: NameLanguage): LaterStyle {
  return {
    sources: regionSources(),
    layers: [
      ...regionLayers(colours).map((layer) => [layer, FIRST_LINE] as const),
      ...regionLabels(colours, language).map((layer) => [layer, FIRST_COUNTRY] as const),
    ],
  };
}
