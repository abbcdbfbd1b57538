import type { Position } from '@waymark/model/geography/position';

/** A spot of the map with many items, which glows below the markers. */
export interface HeatSpot {
  position: Position;
  items: number;
}
