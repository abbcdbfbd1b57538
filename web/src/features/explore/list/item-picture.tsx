import type { MapItem } from '@waymark/model/map-index/map-item';
import { CategoryMark } from '../../../elements/card/category-mark.tsx';
import { Thumbnail } from '../../../elements/card/thumbnail.tsx';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import styles from './item-picture.module.css';
import type { SpotMapProps } from './spot-map.tsx';

// The page shows the mark of the item before it.
const SpotMap = lazyPart(async () => (await import('./spot-map.tsx')).SpotMap, {
  isAfterPage: true,
  panel: 'spot',
});

/** The photo of an item, or else where on earth it is. */
export function ItemPicture({ item, place }: { item: MapItem } & Pick<SpotMapProps, 'place'>) {
  return (
    <Thumbnail
      path={item.cover}
      size={72}
      instead={
        <>
          <SpotMap position={item.position} place={place} />
          <span className={styles.spot}>
            <CategoryMark of={item} />
          </span>
        </>
      }
    />
  );
}
