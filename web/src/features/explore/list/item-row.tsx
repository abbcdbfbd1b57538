import type { RowDetail } from '@waymark/model/entities/row-detail';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { memo } from 'react';
import { Link, type LinkProps, useLinkClickHandler } from 'react-router';
import { type ItemName, itemKey } from '../../../elements/card/item-key.ts';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { ItemPicture } from '../../../elements/map/item-picture.tsx';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import styles from './item-row.module.css';
import { RowLines } from './row-lines.tsx';

interface ItemRowProps {
  item: MapItem;
  /** The page of the item. */
  to: LinkProps['to'];
  /** Where a plain click leads instead. Without scripts, or in a new tab, the row leads to the page of the item. */
  opens?: LinkProps['to'];
  highlighted: boolean;
  onHighlight: (item: MapItem | null) => void;
  /** A short note about the item, in small print. */
  note?: string;
  /** Set where the row also says where the item is, how its summary begins and who wrote it. */
  detailed?: boolean;
  /** What the payload of the page says of that; undefined where it says nothing. */
  given?: RowDetail | undefined;
}

/** The id of an item's row, so that the focus can return to it. */
export function rowId(item: ItemName): string {
  return `row-${itemKey(item)}`;
}

/** An item in the list. Its mark on the map is highlighted while the pointer or the focus is on the row. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, to, opens, highlighted, onHighlight, note, detailed = false, given } = props;
  const onFirstClick = useLinkClickHandler<HTMLAnchorElement>(opens ?? to, { preventScrollReset: true });
  return (
    <Link
      to={to}
      id={rowId(item)}
      // The second click of a double click would add a second step for the back button.
      onClick={(event) => (event.detail > 1 ? event.preventDefault() : onFirstClick(event))}
      data-opens-here={opens !== undefined || undefined}
      className={styles.row}
      data-detailed={detailed || undefined}
      data-highlighted={highlighted || undefined}
      {...highlighting(onHighlight, item)}
    >
      <span className={styles.picture} data-kind={item.kind}>
        <ItemPicture item={item} place="row" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          <Localised text={item.title} note />
        </span>
        {detailed ? (
          <RowLines item={item} given={given} note={note} />
        ) : (
          <span className={styles.line}>
            <KindLine kind={item.kind} category={item.category} type={item.type} />
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
        )}
      </span>
    </Link>
  );
});
