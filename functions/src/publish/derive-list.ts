import type { List, ListItem, Stop } from '@waymark/model/entities/list';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';

/** An item of a list with its public position; undefined where it has none. */
export interface ItemInList extends Pick<ListItem, 'itemId' | 'kind'> {
  position: Position | undefined;
}

/** The derived fields of a list, from its items in order. */
export function deriveList(
  items: readonly ItemInList[],
): Pick<List, 'count' | 'position' | 'quadkey' | 'tiles' | 'bounds' | 'stops'> {
  const stops = items.flatMap(({ kind, itemId, position }, index) =>
    position ? [{ kind, itemId, number: index + 1, position }] : [],
  );
  return { count: items.length, ...positionOfStops(stops) };
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
