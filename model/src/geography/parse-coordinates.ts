import { isLink, isShortened, positionInLink } from './map-link.ts';
import { plusCodePosition, shortPlusCode } from './plus-code.ts';
import { type Position, roundPosition } from './position.ts';
import { type AngleFault, readAngles } from './written-angles.ts';

/** No longer text is a position: links of map applications have a few hundred characters. */
const LONGEST = 2_000;

/**
 * Why a text is not a position. `short-link`: only the server that made the link knows it. `short-code`: a plus code that needs a place
 * nearby.
 */
export type CoordinatesFault = AngleFault | 'short-link' | 'short-code';

/**
 * The position in a text, in degrees: as people write it (`41.15, -8.61`, `41,15 -8,61`, `41°09′N 8°36′W`, `48 51,4 N, 2 21,1
 * E`), as a full plus code, as a `geo:` address, or as a link to a map. Never throws.
 */
export function parseCoordinates(text: string): { position: Position } | { fault: CoordinatesFault } {
  const written = text.trim();
  if (written.length > LONGEST) return { fault: 'unreadable' };
  if (!isLink(written)) return readWritten(written);
  const position = positionInLink(written);
  if (position) return { position };
  return { fault: isShortened(written) ? 'short-link' : 'unreadable' };
}

/** Some codes of digits alone could be read as angles too, and then are angles. */
function readWritten(text: string): { position: Position } | { fault: CoordinatesFault } {
  const angles = readAngles(text);
  if ('position' in angles) return angles;
  const coded = plusCodePosition(text);
  if (coded) return { position: coded };
  return shortPlusCode(text) ? { fault: 'short-code' } : angles;
}

/** The same, where the reason of a failure does not matter. */
export function positionIn(text: string): Position | undefined {
  const read = parseCoordinates(text);
  return 'position' in read ? read.position : undefined;
}

/** A position as both languages write it, as exact as `roundPosition`. */
export function writeCoordinates(position: Position): string {
  const { lat, lng } = roundPosition(position);
  return `${lat}, ${lng}`;
}
