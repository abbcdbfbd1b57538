import type { Position } from '@waymark/model/geography/position';
import { nearbyItems, tilesAround } from '@waymark/model/map-index/nearby';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { useDistance } from '../../../i18n/distance.ts';
import { usePathToItem } from '../../../i18n/paths.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { loadMapTile } from '../../../services/map-tile.ts';
import { useExploreState } from '../state/explore-context.ts';
import styles from './in-view-list.module.css';
import { ItemRow } from './item-row.tsx';

interface NearbyProps {
  position: Position;
  /** The ids of the items that the page already shows. */
  except: readonly string[];
}

/** The items near a place, live, from the map tiles around it. It renders nothing where no item is near. */
export function Nearby({ position, except }: NearbyProps) {
  const t = useTranslations('explore');
  const pathToItem = usePathToItem();
  const distance = useDistance();
  const { highlighted, highlight } = useExploreState();
  const { lat, lng } = position;
  const wanted = useMemo(() => tilesAround({ lat, lng }), [lat, lng]);
  const { shown, sources } = useMapTiles({ wanted, load: loadMapTile });
  const near = nearbyItems(shown, { position, except });
  return (
    <>
      {sources}
      {near.length > 0 && (
        <section className={styles.list} aria-labelledby="nearby">
          <h2 id="nearby" className={styles.count}>
            {t('nearby')}
          </h2>
          <ul className={styles.rows}>
            {near.map(({ item, metres }) => (
              <li key={itemKey(item)} className={styles.row}>
                <ItemRow
                  item={item}
                  to={pathToItem(item)}
                  highlighted={highlighted !== null && itemKey(highlighted) === itemKey(item)}
                  onHighlight={highlight}
                  note={distance(metres)}
                />
                <LazySave item={item} title={item.title} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
