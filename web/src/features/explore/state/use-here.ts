import { tilesOf } from '@waymark/model/map-index/camera-tiles';
import { contentsIn } from '@waymark/model/map-index/contents-in';
import { classOf } from '@waymark/model/map-index/item-class';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type ReactNode, useMemo } from 'react';
import { EVERYTHING, type Filter, shows, totalShown } from '../../../elements/map/item-filter.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { isInView, type MapView } from '../../../map/in-view.ts';
import { loadMapTile } from '../../../services/map-tile.ts';
import { interleaveKinds } from '../list/interleave-kinds.ts';

export type Tiles = ReturnType<typeof useMapTiles>['shown'];

/** What is on the part of the map that can be seen. */
export interface Here {
  /** How many there are, whatever the filter, in the order of `ITEM_CLASSES`. */
  counts: readonly number[];
  /** How many the filter lets through. */
  total: number;
  /** Those of them that the map knows by name, as a reader looks through them. */
  items: readonly MapItem[];
  /** Nothing has come yet. */
  waiting: boolean;
}

interface HereOptions {
  view: MapView;
  /** Which items the map shows; null where it shows those of the page only. */
  filter: Filter | null;
  /** What the page has for the map to put together. */
  given: readonly MapItem[];
  settled: boolean;
}

/** The tiles of a view and what they hold, live. `sources` is to be rendered somewhere. */
export function useHere({ view, filter, given, settled }: HereOptions): {
  tiles: Tiles;
  here: Here;
  sources: ReactNode;
} {
  const now = filter ? tilesOf(view.camera, view.size) : [];
  const key = now.map(tileKey).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const wanted = useMemo(() => now, [key]);
  const { shown, missing, sources } = useMapTiles({ wanted, load: loadMapTile, settled });
  const ownTiles = useMemo(() => (given.length === 0 ? NO_TILES : [leafOf(given)]), [given]);
  const tiles = filter ? shown : ownTiles;
  const through = filter ?? EVERYTHING;
  const contents = useMemo(() => contentsIn(tiles, (position) => isInView(position, view)), [tiles, view]);
  const items = useMemo(
    () => interleaveKinds(contents.items.filter((item) => shows(through, classOf(item)))),
    [contents, through],
  );
  const here = {
    counts: contents.counts,
    total: totalShown(through, contents.counts),
    items,
    waiting: tiles.length === 0 && missing.length > 0,
  };
  return { tiles, here, sources };
}

const NO_TILES: Tiles = [];

/** The tile of the whole world, with these items and no others. */
function leafOf(items: readonly MapItem[]): Tiles[number] {
  return { level: 0, x: 0, y: 0, content: { leaf: true, items } };
}
