import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { readTile } from '@waymark/model/map-index/map-tile';
import { nearbyItems, tilesAround } from '@waymark/model/map-index/nearby';
import { use, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { loadTile } from '../../../elements/map/load-tile.ts';
import { useIsland } from '../../../elements/page/use-island.ts';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import { TileCacheContext } from '../../../live/tiles/tile-cache-context.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { useDistance } from '../../../session/use-distance.ts';
import { useExploreState } from '../state/explore-context.ts';
import { ItemTile } from './item-tile.tsx';
import styles from './nearby.module.css';

interface NearbyProps {
  position: Position;
  /** The ids of the items that the page already shows. */
  except: readonly string[];
  /** The item at the place. Without it, the items nearby are current only once they are live. */
  of?: { kind: PublishedKind; id: string };
}

/** The items near a place, live, from the map tiles around it. It renders nothing where no item is near. */
export function Nearby({ position, except, of }: NearbyProps) {
  const t = useTranslations('explore');
  const pathToItem = usePathToItem();
  const distance = useDistance();
  const { highlighted, highlight } = useExploreState();
  const { lat, lng } = position;
  const wanted = useMemo(() => tilesAround({ lat, lng }), [lat, lng]);
  const { shown, sources, isLive } = useMapTiles({ wanted, load: loadTile });
  useReloadedTiles(isLive ? undefined : of);
  const near = nearbyItems(shown, { position, except });
  return (
    <>
      {sources}
      {near.length > 0 && (
        <section className={styles.nearby} aria-labelledby="nearby">
          <h2 id="nearby" className={styles.heading}>
            {t('nearby')}
          </h2>
          <ul className={styles.tiles}>
            {near.map(({ item, metres }) => (
              <li key={itemKey(item)} className={styles.tile}>
                <ItemTile
                  item={item}
                  to={pathToItem(item)}
                  highlighted={highlighted !== null && itemKey(highlighted) === itemKey(item)}
                  onHighlight={highlight}
                  note={distance(metres)}
                />
                <span className={styles.save}>
                  <LazySave item={item} title={item.title} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Loads the tiles around an item again when the reader returns to the tab. Live tiles need none of it. */
function useReloadedTiles(of: NearbyProps['of']) {
  const { kind, id } = of ?? {};
  const island = useMemo(
    () => (kind && id ? ({ name: 'nearby', kind, id } as const) : undefined),
    [kind, id],
  );
  const tiles = useIsland(island, { isKnown: true })?.tiles;
  const cache = use(TileCacheContext);
  useEffect(() => {
    for (const tile of tiles ?? []) {
      const content = readTile(tile);
      if (content !== undefined) cache.put(tile, content);
    }
  }, [tiles, cache]);
}
