import type { MapItem } from '@waymark/model/map-index/map-item';
import { useState } from 'react';
import { CategoryMark } from '../../../elements/map/category-mark.tsx';
import { MARKER_ICON_PICTURES } from '../../../elements/map/marker-icons.ts';
import { thumbnailAddress } from '../../../services/photo-address.ts';
import styles from './item-mark.module.css';

interface ItemMarkProps {
  item: MapItem;
  /** Whether the mark shows the item's photo, where it has one. */
  photo: boolean;
  selected?: boolean;
}

/** The mark of an item on the map: its shape with its glyph, beside its photo where that is shown. */
export function ItemMark({ item, photo, selected = false }: ItemMarkProps) {
  const [broken, setBroken] = useState(false);
  const { kind, cover, icon } = item;
  const picture = icon && MARKER_ICON_PICTURES[icon];
  return (
    <span className={styles.item} data-kind={kind} data-selected={selected || undefined}>
      {photo && cover !== null && !broken ? (
        <span className={styles.photo}>
          <img src={thumbnailAddress(cover)} alt="" decoding="async" onError={() => setBroken(true)} />
          <span className={styles.corner}>
            <CategoryMark of={item} icon={picture} size="small" />
          </span>
        </span>
      ) : (
        <span className={styles.shape}>
          <CategoryMark of={item} icon={picture} />
        </span>
      )}
    </span>
  );
}
