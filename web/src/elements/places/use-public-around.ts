import { type ReactNode, useMemo } from 'react';
import { useMapTiles } from '../../live/tiles/use-map-tiles.tsx';
import { loadTile } from '../map/load-tile.ts';
import { type FoundItem, findPublic, type Searching } from './find-public.ts';
import { searchedTiles } from './searched-tiles.ts';

/** The map zoom around a position, about 15 km wide: here all public items are known, and farther away the best ones. */
const AROUND = { zoom: 12, size: { width: 800, height: 800 } } as const;

interface PublicAround {
  found: readonly FoundItem[];
  isLoading: boolean;
  /** Renders what loads the tiles. */
  sources: ReactNode;
}

/** What `findPublic` finds in the tiles of the map around a position, live. */
export function usePublicAround(query: string, { kinds, near, except }: Searching): PublicAround {
  const { lat, lng } = near ?? {};
  const wanted = useMemo(() => tilesFor(lat, lng), [lat, lng]);
  const { shown, missing, sources } = useMapTiles({ wanted, load: loadTile });
  const items = useMemo(() => shown.flatMap(({ content }) => content.items), [shown]);
  return { found: findPublic(query, items, { kinds, near, except }), isLoading: missing.length > 0, sources };
}

function tilesFor(lat: number | undefined, lng: number | undefined) {
  const isNowhere = lat === undefined || lng === undefined;
  return searchedTiles(isNowhere ? null : { camera: { lat, lng, zoom: AROUND.zoom }, size: AROUND.size });
}
