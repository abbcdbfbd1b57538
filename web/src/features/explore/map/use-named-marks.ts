import type { Tile } from '@waymark/model/geography/tiles';
import { classOf, ITEM_CLASSES } from '@waymark/model/map-index/item-class';
import { listTiles } from '@waymark/model/map-index/list-tiles';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type ReactNode, useMemo, useState } from 'react';
import { itemKey } from '../../../elements/card/item-key.ts';
import { type Filter, shows } from '../../../elements/map/item-filter.ts';
import { loadTile } from '../../../elements/map/load-tile.ts';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { type MapView, placeInView } from '../../../map/in-view.ts';
import type { Tiles } from '../state/use-items-in-view.ts';

/** The most tiles that a view reads for the names of single items, each of up to 5 KB. */
const MOST_TILES = 6;

/** Farther than this, in CSS pixels, an item is not the one that a cell counted. */
const REACH = 60;

/**
 * Marks of single items with their items. Far out, the tiles of a map only count the items that are not among the best: for those
 * that stand alone, the tiles below are read.
 */
export function useNamedMarks(
  marks: readonly Mark[],
  { tiles, filter, mapView }: { tiles: Tiles; filter: Filter | null; mapView: MapView },
): { marks: readonly Mark[]; sources: ReactNode } {
  const [wanted, setWanted] = useState<readonly Tile[]>([]);
  const { shown, sources } = useMapTiles({ wanted, load: loadTile });
  const unnamed = useMemo(() => marks.filter((mark) => mark.items === 1 && !mark.best), [marks]);
  const next = useMemo(() => {
    if (filter === null || unnamed.length === 0) return [];
    // A mark without an item stands in the middle of its cell.
    const isWanted = (middle: { lat: number; lng: number }) =>
      unnamed.some(({ position }) => position.lat === middle.lat && position.lng === middle.lng);
    return listTiles(tiles, {
      known: shown,
      shows: (itemClass) => shows(filter, itemClass),
      isInView: isWanted,
      most: MOST_TILES,
    }).wanted.slice(0, MOST_TILES);
  }, [tiles, shown, filter, unnamed]);
  if (keysOf(next) !== keysOf(wanted)) setWanted(next);
  const named = useMemo(
    () =>
      namedMarks(
        marks,
        shown.flatMap(({ content }) => content.items),
        mapView,
      ),
    [marks, shown, mapView],
  );
  return { marks: named, sources };
}

/** The marks, those of a single item with the nearest item of its class that has no mark. */
export function namedMarks(
  marks: readonly Mark[],
  items: readonly MapItem[],
  view: MapView,
): readonly Mark[] {
  if (items.length === 0) return marks;
  const taken = new Set(marks.flatMap(({ best }) => (best ? itemKey(best) : [])));
  return marks.map((mark) => {
    const place = mark.items === 1 && !mark.best ? placeInView(mark.position, view) : null;
    if (place === null) return mark;
    let nearest: { item: MapItem; away: number } | undefined;
    for (const item of items) {
      const at = taken.has(itemKey(item)) ? null : placeInView(item.position, view);
      if (at === null || mark.counts[ITEM_CLASSES.indexOf(classOf(item))] !== 1) continue;
      const away = Math.hypot(at.x - place.x, at.y - place.y);
      if (away <= REACH && (nearest === undefined || away < nearest.away)) nearest = { item, away };
    }
    if (nearest === undefined) return mark;
    const { item } = nearest;
    taken.add(itemKey(item));
    return { ...mark, best: item, position: item.position, key: itemKey(item) };
  });
}

function keysOf(tiles: readonly Tile[]): string {
  return tiles.map(tileKey).join(' ');
}
