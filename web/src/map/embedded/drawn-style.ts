import type { SourceSpecification } from 'maplibre-gl';
import type { DrawnContent } from '../drawn-marks.ts';
import { regionColours } from '../region/region-palette.ts';
import { FIRST_LABEL_LAYER } from './atlas-style.ts';
import { headLayer } from './head-layer.ts';
import type { LaterStyle } from './later-style.ts';

export const DRAWN = 'drawn';
export const DRAWN_HEAT = 'drawn-heat';
export const DRAWN_TAKEN = 'drawn-taken';

/** The font of the interface, in the weight of the names beside marks that are elements. */
const NAMES = ['Inter Variable', 'sans-serif'];

const EMPTY: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };

/** Marks that the engine draws: above all else, and the glow of many items below the names of the map. */
export function drawnStyle(colours: DrawnContent['colours']): LaterStyle {
  return {
    sources: { [DRAWN]: EMPTY, [DRAWN_HEAT]: EMPTY, [DRAWN_TAKEN]: EMPTY },
    layers: [
      [
        {
          id: 'drawn-heat',
          type: 'circle',
          source: DRAWN_HEAT,
          paint: {
            'circle-color': regionColours(colours).motorway,
            'circle-radius': ['interpolate', ['linear'], ['sqrt', ['get', 'items']], 1, 7, 4, 18, 16, 44],
            'circle-blur': 1,
            'circle-opacity': 0.55,
            'circle-pitch-alignment': 'map',
          },
        },
        FIRST_LABEL_LAYER,
      ],
      [
        {
          id: 'drawn-shapes',
          type: 'symbol',
          source: DRAWN,
          layout: {
            'icon-image': ['get', 'picture'],
            'icon-overlap': 'always',
            'text-field': ['get', 'name'],
            'text-font': NAMES,
            'text-size': 13,
            'text-anchor': 'left',
            'text-offset': [1.5, 0],
            'text-max-width': 12,
            'text-optional': true,
            'symbol-sort-key': ['get', 'order'],
          },
          paint: {
            'text-color': colours.ink,
            'text-halo-color': colours.surface,
            'text-halo-width': 1.6,
            'text-halo-blur': 0.4,
          },
        },
      ],
      [headLayer('drawn-taken', DRAWN_TAKEN)],
    ],
  };
}
