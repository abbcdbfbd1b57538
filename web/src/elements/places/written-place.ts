import {
  type CoordinatesFault,
  parseCoordinates,
  writeCoordinates,
} from '@waymark/model/geography/parse-coordinates';
import { nearestPlusCode, type ShortPlusCode } from '@waymark/model/geography/plus-code';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import type { FoundPlace } from './find-places.ts';

/** The lowest zoom of a map whose middle says which of the places is meant that have the same short plus code. */
const CODE_ZOOM = 8;

/** Faults of a text that looks like a position, as opposed to words. */
const SAID = ['short-link', 'out-of-range'] as const satisfies readonly CoordinatesFault[];

export type WrittenFault = (typeof SAID)[number];

/** The position that a text says, as a place to choose; or why it says none; undefined for words to search for. */
export function writtenPlace(
  text: string,
  locale: Locale,
): { place: FoundPlace } | { fault: WrittenFault } | undefined {
  const read = parseCoordinates(text);
  if ('position' in read) return { place: placeAt(read.position, locale) };
  const fault = SAID.find((said) => said === read.fault);
  return fault && { fault };
}

/** The places that a short plus code may mean: those near each place with the name behind it, or near the middle of the map. */
export function placesOfCode(
  code: ShortPlusCode,
  named: readonly FoundPlace[],
  camera: (Position & { zoom: number }) | undefined,
  locale: Locale,
): FoundPlace[] {
  if (code.locality !== undefined) {
    return named.map(({ position, name, detail }) => ({
      ...placeAt(nearestPlusCode(code, position), locale),
      detail: [name, detail].filter(Boolean).join(', '),
    }));
  }
  return camera && camera.zoom >= CODE_ZOOM ? [placeAt(nearestPlusCode(code, camera), locale)] : [];
}

function placeAt(position: Position, locale: Locale): FoundPlace {
  const name = writeCoordinates(position);
  return { key: `at/${name}`, name, lang: locale, position, what: 'coordinates', isOwn: false };
}
