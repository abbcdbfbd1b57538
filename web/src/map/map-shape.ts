import type { Position } from '@waymark/model/geography/position';

/** What is drawn on the ground, below the markers: the outline of an area, or the way that a list goes. */
export interface MapShape {
  id: string;
  kind: 'area' | 'route';
  /** Of an area its rings, closed; of a route its lines. */
  lines: readonly (readonly Position[])[];
  /** A CSS colour, not a variable: it is painted by the engine. */
  colour: string;
  selected?: boolean;
}
