import { tilesOf } from '@waymark/model/map-index/camera-tiles';
import { contentsIn } from '@waymark/model/map-index/contents-in';
import { interleaveKinds } from '@waymark/model/map-index/interleave-kinds';
import { classOf } from '@waymark/model/map-index/item-class';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type ReactNode, useMemo } from 'react';
import {
  type ChoiceCounts,
  countsByChoice,
  EVERYTHING,
  type Filter,
  shows,
  totalShown,
} from '../../../elements/map/item-filter.ts';
import { loadTile } from '../../../elements/map/load-tile.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { isInView, type MapView } from '../../../map/in-view.ts';

export type Tiles = ReturnType<typeof useMapTiles>['shown'];

/** The items in the visible part of the map, or those that a list contains before the map has moved. */
export interface ItemsInView {
  /** What each choice of the filters would find. */
  counts: ChoiceCounts;
  /** The number of items that pass the filter. */
  total: number;
  /** The items among them whose data the map has, in the order of the list. */
  items: readonly MapItem[];
  /** Whether no tile has loaded yet. */
  waiting: boolean;
}

interface ItemsInViewOptions {
  view: MapView;
  /** The view whose items are listed and counted. */
  listView: MapView;
  /** Which items the map shows; null where it shows only the marks of the page. */
  filter: Filter | null;
  /** Items that the page adds to the map for clustering. */
  pageItems: readonly MapItem[];
}

/** The tiles of a view and their items, live. `sources` must be rendered for the queries to run. */
export function useItemsInView({ view, listView, filter, pageItems }: ItemsInViewOptions): {
  tiles: Tiles;
  inView: ItemsInView;
  sources: ReactNode;
} {
  const now = filter ? tilesOf(view.camera, view.size) : [];
  const key = now.map(tileKey).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const wanted = useMemo(() => now, [key]);
  const { shown, missing, sources } = useMapTiles({ wanted, load: loadTile });
  const ownTiles = useMemo(() => (pageItems.length === 0 ? NO_TILES : [leafOf(pageItems)]), [pageItems]);
  const tiles = filter ? shown : ownTiles;
  const through = filter ?? EVERYTHING;
  const contents = useMemo(
    () => contentsIn(tiles, (position) => isInView(position, listView)),
    [tiles, listView],
  );
  const items = useMemo(
    () => interleaveKinds(contents.items.filter((item) => shows(through, classOf(item)))),
    [contents, through],
  );
  const counts = useMemo(() => countsByChoice(through, contents.counts), [through, contents]);
  const inView = {
    counts,
    total: totalShown(through, contents.counts),
    items,
    waiting: tiles.length === 0 && missing.length > 0,
  };
  return { tiles, inView, sources };
}

const NO_TILES: Tiles = [];

/** A tile of the whole world with only these items. */
function leafOf(items: readonly MapItem[]): Tiles[number] {
  return { level: 0, x: 0, y: 0, content: { leaf: true, items } };
}
