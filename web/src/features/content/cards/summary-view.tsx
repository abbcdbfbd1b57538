import type { Card } from '@waymark/model/entities/card';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { CardDetails } from '../../../elements/card/card-details.tsx';
import { ItemPictures } from '../../../elements/card/item-pictures.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { highlighting, mapItemOf, usePageMap } from '../../../elements/map/page-map-context.ts';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import styles from './summary-view.module.css';

/** The width of the photo: that of the column beside the map, or of a phone. */
const SIZES = '(min-width: 56rem) 26rem, 100vw';

/** An item with its summary. Its mark on the map is highlighted while the pointer or the focus is on it. */
export function SummaryView({ card }: { card: Card }) {
  const pathToItem = usePathToItem();
  const { highlight } = usePageMap();
  const item = useMemo(() => mapItemOf(card) ?? null, [card]);
  return (
    <article className={styles.card}>
      <ItemPictures item={card} sizes={SIZES} decorative />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={pathToItem(card)} {...highlighting(highlight, item)}>
            <Localised text={card.title} note />
          </Link>
        </h2>
        <LocalisedParagraph className={styles.summary} text={card.summary} />
        <div className={styles.line}>
          <CardDetails card={card} className={styles.detail} />
          <LazySave item={card} title={card.title} />
        </div>
      </div>
    </article>
  );
}
