import type { MapItem } from '@waymark/model/map-index/map-item';
import { useState } from 'react';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { thumbnailAddress } from '../../../services/photo-address.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import styles from './item-mark.module.css';
import { MARKER_ICON_PICTURES } from './marker-icons.ts';

interface ItemMarkProps {
  item: MapItem;
  /** Whether the mark shows the item's photo, where it has one. */
  photo: boolean;
  selected?: boolean;
}

/** The mark of an item on the map: its shape, or its photo in a ring of the kind's colour with the shape beside it. */
export function ItemMark({ item, photo, selected = false }: ItemMarkProps) {
  const [broken, setBroken] = useState(false);
  const { kind, colour, cover, icon } = item;
  return (
    <span className={styles.item} data-kind={kind} data-selected={selected || undefined}>
      {photo && cover !== null && !broken ? (
        <span className={styles.photo}>
          <img src={thumbnailAddress(cover)} alt="" decoding="async" onError={() => setBroken(true)} />
          <span className={styles.corner}>
            <KindMark kind={kind} colour={colour} ringed />
          </span>
        </span>
      ) : (
        <span className={styles.shape}>
          <KindMark kind={kind} colour={colour} ringed />
          {icon && (
            <span className={styles.icon}>
              <Icon of={MARKER_ICON_PICTURES[icon]} size={13} />
            </span>
          )}
        </span>
      )}
    </span>
  );
}
