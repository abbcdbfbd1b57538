import type { List, ListItem, Stop } from '@waymark/model/entities/list';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';

/** An item of a list, and where it is; undefined where all may not know, or it has no place. */
export interface ItemInList extends Pick<ListItem, 'itemId' | 'kind'> {
  position: Position | undefined;
}

/** What is derived of a list from its items, given in its order. */
export function deriveList(
  items: readonly ItemInList[],
): Pick<List, 'count' | 'position' | 'quadkey' | 'tiles' | 'bounds' | 'stops'> {
  const stops = items.flatMap(({ kind, itemId, position }, index) =>
    position ? [{ kind, itemId, number: index + 1, position }] : [],
  );
  return { count: items.length, ...whereStops(stops) };
}

/** Where a list is, given where its items are. */
export function whereStops(
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
