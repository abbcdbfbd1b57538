import type { MapItem } from '@waymark/model/map-index/map-item';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { KindLine } from '../../elements/kind-line.tsx';
import { KindMark } from '../../elements/kind-mark.tsx';
import { Localised } from '../../elements/localised.tsx';
import { thumbnailAddress } from '../../services/photo-address.ts';
import styles from './here-row.module.css';
import { type ItemName, itemKey } from './item-key.ts';

interface HereRowProps {
  item: MapItem;
  /** The address at which it is chosen. */
  search: string;
  lit: boolean;
  onLight: (item: MapItem | null) => void;
}

/** By which the row of an item is found again. */
export function rowId(item: ItemName): string {
  return `row-${itemKey(item)}`;
}

/** An item in the list: the pointer or the focus on it lights its mark on the map. */
export const HereRow = memo(function HereRow({ item, search, lit, onLight }: HereRowProps) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      id={rowId(item)}
      // The second click of a double one would be a second step for the back button.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      className={styles.row}
      data-lit={lit || undefined}
      onPointerEnter={() => onLight(item)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(item)}
      onBlur={() => onLight(null)}
    >
      <Picture item={item} />
      <span className={styles.text}>
        <span className={styles.title}>
          <Localised text={item.title} note />
        </span>
        <KindLine kind={item.kind} category={item.category} />
      </span>
    </Link>
  );
});

function Picture({ item: { cover, kind } }: { item: MapItem }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles.picture} data-kind={kind}>
      {cover !== null && !broken ? (
        <img
          src={thumbnailAddress(cover)}
          alt=""
          width="72"
          height="72"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <KindMark kind={kind} />
      )}
    </span>
  );
}
