import { snapToGrid } from '@waymark/model/geography/grid';
import type { Position } from '@waymark/model/geography/position';

/** A number of degrees as people write it, with a point or a comma. */
const NUMBER = String.raw`([+-]?\d{1,3}(?:[.,]\d{1,12})?)`;
/** Latitude and longitude, with whatever stands between two numbers: a comma without a space after it is one only between points. */
const PAIR = new RegExp(`^\\(?${NUMBER}\\s*°?(?:\\s*[,;]\\s+|\\s*;\\s*|\\s+)${NUMBER}\\s*°?\\)?$`);
const POINTED = /^\(?([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?\s*,\s*([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?\)?$/;

/** Digits after the point: a cell of the grid is ninety times as high. */
const DIGITS = 4;

/**
 * The spot that latitude and longitude name in degrees, as map applications copy them (`41.15, -8.61`) or as people write them
 * (`41,15 -8,61`); undefined for anything else.
 */
export function positionIn(text: string): Position | undefined {
  const written = text.trim().replaceAll('−', '-');
  const [, lat, lng] = POINTED.exec(written) ?? PAIR.exec(written) ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  const position = { lat: degrees(lat), lng: degrees(lng) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : undefined;
}

function degrees(written: string): number {
  return Number(written.replace(',', '.'));
}

/** A spot as it is written, in whichever language. */
export function coordinatesOf({ lat, lng }: Position): string {
  return `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;
}

/** The middle of the cell of the 1 km grid that a spot is in, as it is written: nothing nearer is ever kept. */
export function snappedCoordinates(position: Position): string {
  return coordinatesOf(snapToGrid(position));
}
