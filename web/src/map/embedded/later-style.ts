import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import type { NameLanguage } from './label-layers.ts';

/** A part of the map's style that is loaded later. */
export interface LaterStyle {
  sources: Record<string, SourceSpecification>;
  /** Layers, each with the layer of the atlas below which it is. */
  layers: readonly (readonly [layer: LayerSpecification, before: string])[];
}

/** Makes a part of the style in the colours and the language of the page. */
export type StyleMaker = (colours: MapColours, language: NameLanguage) => LaterStyle;
