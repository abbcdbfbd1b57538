import type { Position } from '@waymark/model/geography/position';

/** A shape on the map, below the markers: the outline of an area, or the line of a route. */
export interface MapShape {
  id: string;
  kind: 'area' | 'route';
  /** The closed rings of an area, or the lines of a route. */
  lines: readonly (readonly Position[])[];
  /** A CSS colour and not a variable, because the engine paints it. */
  colour: string;
  selected?: boolean;
}
