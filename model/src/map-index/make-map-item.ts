import { givenCategoryOf } from '../entities/category-of.ts';
import type { MapItem } from './map-item.ts';

/** The known data of an item on the map. Looks that its kind does not have are absent. */
export interface MapItemSource
  extends Pick<MapItem, 'kind' | 'id' | 'position'>,
    Partial<Pick<MapItem, 'title' | 'rank'>> {
  /** Its photo, or the path of it. */
  cover?: { path: string } | string | null | undefined;
  /** Of a list, of which the first shows it where it has no cover. */
  pictures?: readonly { path: string }[] | undefined;
  type?: MapItem['type'] | undefined;
  category?: MapItem['category'] | undefined;
  icon?: MapItem['icon'] | undefined;
  colour?: MapItem['colour'] | undefined;
}

/** The only place that makes map items from other data. `readItems` reads those of the map index. */
export function makeMapItem(source: MapItemSource): MapItem {
  const { kind, id, position, title = {}, rank = 0, type, icon, colour } = source;
  const cover = source.cover ?? source.pictures?.[0] ?? null;
  const category = givenCategoryOf(source);
  return {
    kind,
    id,
    position,
    title,
    rank,
    cover: typeof cover === 'string' ? cover : (cover?.path ?? null),
    ...(type !== undefined && { type }),
    ...(category !== undefined && { category }),
    ...(icon !== undefined && { icon }),
    ...(colour !== undefined && { colour }),
  };
}
