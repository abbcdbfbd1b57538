import type { ExpressionSpecification } from 'maplibre-gl';
import { STREETS_FROM } from '../streets-from.ts';

/** The source of the streets. */
export const STREETS = 'streets';

/** Over this much of a zoom the streets appear, so that nothing jumps. */
export const APPEAR: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  STREETS_FROM,
  0,
  STREETS_FROM + 0.6,
  1,
];

export type Widths = readonly (readonly [zoom: number, width: number])[];

export function ofClass(classes: readonly string[]): ExpressionSpecification {
  return ['in', ['get', 'class'], ['literal', [...classes]]];
}

/** @param factor of the width @param added to it, in CSS pixels */
export function widths(table: Widths, factor = 1, added = 0): ExpressionSpecification {
  return [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    ...table.flatMap(([zoom, width]) => [zoom, width * factor + added]),
  ];
}
