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
  /** How opaque an area without an edge is, from 0 to 1. Without it, an area has an edge and is faint. */
  fill?: number;
}

/** How opaque the inside of a shape is, and the width of its lines in CSS pixels. Every engine draws shapes so. */
export function lookOf({ kind, selected = false, fill }: MapShape): { opacity: number; width: number } {
  if (fill !== undefined) return { opacity: fill, width: 0 };
  if (kind === 'route') return { opacity: 0, width: selected ? 3 : 2.5 };
  return selected ? { opacity: 0.26, width: 3 } : { opacity: 0.14, width: 1.5 };
}
