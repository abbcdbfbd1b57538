import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import type { NameLanguage } from './label-layers.ts';

/** The pixels of a picture, each as red, green, blue and alpha. */
export interface DistancePicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A part of the map's style that is loaded later. */
export interface LaterStyle {
  sources: Record<string, SourceSpecification>;
  /** Pictures whose colours a layer chooses: their alpha is the distance from an edge. */
  images?: Readonly<Record<string, DistancePicture>>;
  /** Layers, each with the layer of the atlas below which it is; without one it is above all. */
  layers: readonly (readonly [layer: LayerSpecification, before?: string])[];
}

/** Makes a part of the style in the colours and the language of the page. */
export type StyleMaker = (colours: MapColours, language: NameLanguage) => LaterStyle;

/** How a part of the style is loaded. */
export interface LaterPart {
  /** The zoom from which it shows something. */
  from: number;
  /** Always the same function. Null where this map has no such part. */
  load: () => Promise<StyleMaker | null>;
}
