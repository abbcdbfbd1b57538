import { tilesOf } from '@waymark/model/map-index/camera-tiles';
import { contentsIn } from '@waymark/model/map-index/contents-in';
import { classOf } from '@waymark/model/map-index/item-class';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type ReactNode, useMemo } from 'react';
import { useMapTiles } from '../../live/use-map-tiles.tsx';
import { isInView, type MapView } from '../../map/in-view.ts';
import { loadMapTile } from '../../services/map-tile.ts';
import { inTurn } from './in-turn.ts';
import { type Filter, shows, totalShown } from './shown-classes.ts';

export type Tiles = ReturnType<typeof useMapTiles>['shown'];
export type PayloadTiles = Parameters<typeof useMapTiles>[0]['initial'];

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

/** The tiles of a view and what they hold, live. `sources` is to be rendered somewhere. */
export function useHere(
  view: MapView,
  filter: Filter,
  from: { initial: PayloadTiles; settled: boolean },
): { tiles: Tiles; here: Here; sources: ReactNode } {
  const now = tilesOf(view.camera, view.size);
  const key = now.map(tileKey).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const wanted = useMemo(() => now, [key]);
  const { shown: tiles, missing, sources } = useMapTiles({ wanted, load: loadMapTile, ...from });
  const contents = useMemo(() => contentsIn(tiles, (position) => isInView(position, view)), [tiles, view]);
  const items = useMemo(
    () => inTurn(contents.items.filter((item) => shows(filter, classOf(item)))),
    [contents, filter],
  );
  const here = {
    counts: contents.counts,
    total: totalShown(filter, contents.counts),
    items,
    waiting: tiles.length === 0 && missing.length > 0,
  };
  return { tiles, here, sources };
}
