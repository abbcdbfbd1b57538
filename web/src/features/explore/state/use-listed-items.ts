import type { Tile } from '@waymark/model/geography/tiles';
import { interleaveKinds } from '@waymark/model/map-index/interleave-kinds';
import { classOf } from '@waymark/model/map-index/item-class';
import { listTiles } from '@waymark/model/map-index/list-tiles';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type ReactNode, useMemo, useState } from 'react';
import { itemKey } from '../../../elements/card/item-key.ts';
import { EVERYTHING, shows } from '../../../elements/map/item-filter.ts';
import { loadTile } from '../../../elements/map/load-tile.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { isInView } from '../../../map/in-view.ts';
import type { ExploreState } from './use-explore.ts';

/** How many tiles a step of the list may read, each of up to 5 KB. */
const TILES_PER_STEP = 12;

/** With fewer rows than this, a filtered list takes its first step by itself. */
const ENOUGH = 16;

interface ListedItems {
  items: readonly MapItem[];
  /** Whether another step would find more. */
  hasMore: boolean;
  /** Whether a step is under way. */
  busy: boolean;
  takeStep: () => void;
  /** Elements that must be rendered for the queries to run. */
  sources: ReactNode;
}

/**
 * The items in view for the list, beyond those that the tiles of the map name: far out these name only the best. Each step reads
 * some of the tiles below, so that the list can reach every item while a view costs no more than the map needs.
 */
export function useListedItems({ tiles, filter, listView, inView }: ExploreState): ListedItems {
  const place = tiles.map(tileKey).join(' ') + JSON.stringify([filter?.kinds, filter?.categories]);
  const [taken, setTaken] = useState({ place, steps: 0 });
  const steps = taken.place === place ? taken.steps : 0;
  const through = filter ?? EVERYTHING;
  const isFiltered = through.kinds.length > 0 || through.categories.length > 0;
  const byItself = isFiltered && inView.items.length < Math.min(ENOUGH, inView.total) ? 1 : 0;
  const [wanted, setWanted] = useState<readonly Tile[]>(NO_TILES);
  const { shown, missing, sources } = useMapTiles({ wanted, load: loadTile });
  const next = useMemo(
    () =>
      // A search, and a page with items of its own, list all of them.
      filter === null
        ? NOTHING
        : listTiles(tiles, {
            known: shown,
            shows: (itemClass) => shows(filter, itemClass),
            isInView: (position) => isInView(position, listView),
            most: (steps + byItself) * TILES_PER_STEP,
          }),
    [tiles, shown, filter, listView, steps, byItself],
  );
  if (keysOf(next.wanted) !== keysOf(wanted)) setWanted(next.wanted);
  const items = useMemo(() => {
    const named = new Set(inView.items.map(itemKey));
    const others = shown
      .flatMap(({ content }) => content.items)
      .filter((item) => !named.has(itemKey(item)) && shows(through, classOf(item)))
      .filter(({ position }) => isInView(position, listView));
    const unique = new Map(others.map((item) => [itemKey(item), item]));
    // After the best, which stay where they are.
    return unique.size === 0 ? inView.items : [...inView.items, ...interleaveKinds([...unique.values()])];
  }, [inView.items, shown, through, listView]);
  return {
    items,
    hasMore: next.isCut,
    busy: missing.length > 0,
    takeStep: () => setTaken({ place, steps: steps + 1 }),
    sources,
  };
}

const NO_TILES: readonly Tile[] = [];
const NOTHING = { wanted: NO_TILES, isCut: false };

function keysOf(tiles: readonly Tile[]): string {
  return tiles.map(tileKey).join(' ');
}
