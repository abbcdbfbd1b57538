import type { List, ListItem, Stop } from '@waymark/model/entities/list';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';

/** An item of a list with its public position; undefined where it has none. */
export interface ItemInList extends Pick<ListItem, 'itemId' | 'kind'> {
  position: Position | undefined;
}

/** The derived fields of a list, from its entries in order. Each heading begins a day. */
export function deriveList(
  entries: readonly (ItemInList | 'heading')[],
): Pick<List, 'count' | 'days' | 'position' | 'quadkey' | 'tiles' | 'bounds' | 'stops'> {
  const stops: Stop[] = [];
  let [count, days] = [0, 0];
  for (const entry of entries) {
    if (entry === 'heading') {
      days++;
      continue;
    }
    const { kind, itemId, position } = entry;
    count++;
    if (position) stops.push({ kind, itemId, number: count, ...(days > 0 && { day: days }), position });
  }
  return { count, ...(days > 0 && { days }), ...positionOfStops(stops) };
}

/** The position of a list, given those of its items. */
export function positionOfStops(
  stops: readonly Stop[],
): Pick<List, 'position' | 'quadkey' | 'tiles' | 'bounds' | 'stops'> {
  const position = stops[0]?.position;
  const bounds = boundsOf(stops.map((stop) => stop.position));
  return {
    ...(position && {
      position,
      quadkey: quadkeyAt(position),
      tiles: tilesHolding(position),
      stops: [...stops],
    }),
    ...(bounds && { bounds }),
  };
}
