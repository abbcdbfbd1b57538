import {
  type LentPicture,
  type List,
  type ListItem,
  MAX_LIST_PICTURES,
  type Stop,
} from '@waymark/model/entities/list';
import type { Picture } from '@waymark/model/entities/photo';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';

/** An item of a list with its public position and the picture that it lends the list; undefined where it has none. */
export interface ItemInList extends Pick<ListItem, 'itemId' | 'kind'> {
  position: Position | undefined;
  picture: Picture | undefined;
}

/** The derived fields of a list, from its entries in order. Each heading begins a day. */
export function deriveList(
  entries: readonly (ItemInList | 'heading')[],
): Pick<List, 'count' | 'days' | 'position' | 'quadkey' | 'tiles' | 'bounds' | 'stops' | 'pictures'> {
  const stops: Stop[] = [];
  const pictures = new Map<string, LentPicture>();
  let [count, days] = [0, 0];
  for (const entry of entries) {
    if (entry === 'heading') {
      days++;
      continue;
    }
    const { kind, itemId, position, picture } = entry;
    count++;
    if (position) stops.push({ kind, itemId, number: count, ...(days > 0 && { day: days }), position });
    // Several items may have one picture.
    if (picture && pictures.size < MAX_LIST_PICTURES && !pictures.has(picture.path))
      pictures.set(picture.path, { itemId, ...picture });
  }
  return {
    count,
    ...(days > 0 && { days }),
    ...positionOfStops(stops),
    ...(pictures.size > 0 && { pictures: [...pictures.values()] }),
  };
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
