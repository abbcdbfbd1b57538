import type { Card } from '@waymark/model/entities/card';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import type { LocalisedText } from '@waymark/model/localised';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { CardDetails } from '../../../elements/card/card-details.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { Thumbnail } from '../../../elements/card/thumbnail.tsx';
import { ItemPicture } from '../../../elements/map/item-picture.tsx';
import { highlighting, mapItemOf, usePageMap } from '../../../elements/map/page-map-context.ts';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import styles from './card-row.module.css';

interface CardRowProps {
  card: Card;
  /** A note about the item in this list. */
  note?: LocalisedText | undefined;
  /** How far away the item is, where the rows are sorted by that. */
  away?: string | undefined;
  /** Set where the page is about the author. */
  isAuthorKnown?: boolean;
  /** Set where the page is about the country. */
  isCountryKnown?: boolean;
}

/**
 * An item as a row of a list, with its photo or else where on earth it is. Its mark on the map is highlighted while the pointer or the
 * focus is on the row.
 */
export function CardRow(props: CardRowProps) {
  const { card, note, away, isAuthorKnown = false, isCountryKnown = false } = props;
  const pathToItem = usePathToItem();
  const { highlight } = usePageMap();
  const item = useMemo(() => mapItemOf(card) ?? null, [card]);
  return (
    <div className={styles.line}>
      <Link className={styles.row} to={pathToItem(card)} {...highlighting(highlight, item)}>
        <span className={styles.text}>
          <span className={styles.title}>
            <Localised text={card.title} note />
          </span>
          <KindLine kind={card.kind} category={card.category} type={card.type} />
          {away !== undefined && <span className={styles.note}>{away}</span>}
          <CardDetails
            card={isAuthorKnown ? withoutByline(card) : card}
            countryCode={isCountryKnown ? undefined : card.countryCode}
            className={styles.note}
          />
          {note !== undefined && (
            <span className={styles.note}>
              <Localised text={note} note />
            </span>
          )}
        </span>
        {item ? (
          <span className={styles.picture}>
            <ItemPicture item={item} place="row" />
          </span>
        ) : (
          <Thumbnail className={styles.picture} path={picturesOf(card)[0]?.path ?? null} size={64} />
        )}
      </Link>
      <LazySave item={card} title={card.title} />
    </div>
  );
}

function withoutByline({ byline: _, ...card }: Card): Card {
  return card;
}
