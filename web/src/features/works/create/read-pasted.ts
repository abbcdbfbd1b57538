import { type CoordinatesFault, parseCoordinates } from '@waymark/model/geography/parse-coordinates';
import type { Position } from '@waymark/model/geography/position';
import { itemAt } from '@waymark/model/paths/item-at';
import { matchPath } from '@waymark/model/paths/match-path';

/** What a pasted text means. */
export type Pasted =
  | { item: NonNullable<ReturnType<typeof itemAt>> }
  | { position: Position }
  | { fault: CoordinatesFault };

/**
 * Reads the address of an item of this site, a link to a map, coordinates or a plus code. Never throws.
 * @param origin that of this site
 */
export function readPasted(text: string, origin = location.origin): Pasted {
  const item = itemIn(text.trim(), origin);
  return item ? { item } : parseCoordinates(text);
}

function itemIn(text: string, origin: string) {
  const url = URL.parse(text);
  const match = url?.origin === origin ? matchPath(url.pathname) : null;
  return match ? itemAt(match) : undefined;
}
