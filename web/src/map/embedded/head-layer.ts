import type { SymbolLayerSpecification } from 'maplibre-gl';
import { FAMILIES } from './label-layers.ts';

/** The size of the head of a marker, in CSS pixels. */
const HEAD = 40;
const LETTER = 16;

/**
 * An invisible layer of heads of markers, which are elements above the map: names of the layers below it are not placed under them.
 * What is placed first keeps its room, and the engine places the upper layers first.
 */
export function headLayer(id: string, source: string): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    layout: {
      'text-field': '●',
      'text-font': FAMILIES,
      'text-size': LETTER,
      'text-padding': (HEAD - LETTER) / 2,
      'text-overlap': 'always',
    },
    paint: { 'text-opacity': 0 },
  };
}
