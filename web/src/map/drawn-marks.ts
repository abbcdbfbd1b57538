import type { Position } from '@waymark/model/geography/position';
import type { MapColours } from './map-colours.ts';
import type { HeatSpot } from './map-heat.ts';

/** A mark of one item that the engine draws itself: elements for all would be too slow. */
export interface DrawnMark {
  key: string;
  position: Position;
  /** The CSS colour of its kind. */
  colour: string;
  /** The shape of its kind: an SVG path in a square of 20. */
  shape: string;
  /** The name beside the shape, where there is room for it. */
  name: string;
}

/** What the engine draws of marks; the first marks are above the others, and have their names first. */
export interface DrawnContent {
  marks: readonly DrawnMark[];
  heat: readonly HeatSpot[];
  /** Where marks are that are elements: no name of a drawn mark is below them. */
  taken: readonly Position[];
  colours: MapColours & { surface: string; ink: string };
  /** Called with the key of a mark that was pressed. */
  onPress: (key: string) => void;
  /** Called with the key of the mark to which the mouse has come; with null when it leaves. */
  onPoint: (key: string | null) => void;
}
