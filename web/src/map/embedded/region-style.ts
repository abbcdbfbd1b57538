import type { MapColours } from '../map-colours.ts';
import { FIRST_COUNTRY, REGION_END } from './atlas-style.ts';
import { dotPicture } from './dot-picture.ts';
import { headLayer } from './head-layer.ts';
import type { NameLanguage } from './label-layers.ts';
import type { LaterStyle } from './later-style.ts';
import { HEADS } from './marker-heads.ts';
import { DOT, regionLabels } from './region-labels.ts';
import { regionLayers, regionSources } from './region-layers.ts';

/** What the map shows of a region, beyond the land and its countries. */
export function regionStyle(colours: MapColours, language: NameLanguage): LaterStyle {
  return {
    sources: {
      ...regionSources(),
      [HEADS]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    images: { [DOT]: dotPicture() },
    layers: [
      ...regionLayers(colours).map((layer) => [layer, REGION_END] as const),
      ...regionLabels(colours, language).map((layer) => [layer, FIRST_COUNTRY] as const),
      [headLayer(HEADS, HEADS), FIRST_COUNTRY],
    ],
  };
}
