import type { Position } from '@waymark/model/geography/position';

/** From where the nearest items of a page beside the map are measured. */
export interface Origin {
  at: Position;
  /** Whether that is the visitor, or else the middle of the map. */
  isVisitor: boolean;
}
