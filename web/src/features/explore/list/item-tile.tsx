import type { MapItem } from '@waymark/model/map-index/map-item';
import { memo } from 'react';
import { Link, type LinkProps } from 'react-router';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { ItemPicture } from '../../../elements/map/item-picture.tsx';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import styles from './item-tile.module.css';

interface ItemTileProps {
  item: MapItem;
  to: LinkProps['to'];
  highlighted: boolean;
  onHighlight: (item: MapItem | null) => void;
  /** How far away it is. */
  note: string;
}

/** An item as a picture with its name. Its mark on the map is highlighted while the pointer or the focus is on it. */
export const ItemTile = memo(function ItemTile({ item, to, highlighted, onHighlight, note }: ItemTileProps) {
  return (
    <Link
      to={to}
      className={styles.tile}
      data-highlighted={highlighted || undefined}
      {...highlighting(onHighlight, item)}
    >
      <span className={styles.picture} data-kind={item.kind}>
        <ItemPicture item={item} place="tile" />
      </span>
      <span className={styles.title}>
        <Localised text={item.title} note />
      </span>
      <span className={styles.line}>
        <KindLine kind={item.kind} category={item.category} type={item.type} />
        <span>{note}</span>
      </span>
    </Link>
  );
});
