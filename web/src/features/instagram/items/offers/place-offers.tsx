import type { ImportItem } from '@waymark/model/entities/instagram-import';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../../elements/card/kind-mark.tsx';
import { buttonAround, useFocusHandedOn } from '../../../../ui/hooks/use-focus-handed-on.ts';
import type { OfferedPlace } from './offered-places.ts';
import styles from './place-offers.module.css';
import { placeWords } from './place-words.ts';
import { useOfferedPlaces } from './use-offered-places.ts';

interface PlaceOffersProps {
  item: ImportItem;
  works: ReadonlyMap<string, WorkSummary>;
  /** Called for the place that the owner accepts; undefined while the item cannot be changed yet. */
  onAccept: ((position: Position) => void) | undefined;
}

/** Places that the words of an item name. One press accepts one of them. An item without such words has no line for them. */
export function PlaceOffers(props: PlaceOffersProps) {
  const { caption, placeName = '' } = props.item;
  const hasWords = useMemo(() => placeWords({ caption, placeName }).length > 0, [caption, placeName]);
  return hasWords && <Offers {...props} />;
}

function Offers({ item, works, onAccept }: PlaceOffersProps) {
  const t = useTranslations('imports.offers');
  const offers = useOfferedPlaces(item, works);
  if (offers === undefined || offers.length === 0) {
    return <p className={styles.none}>{t(offers ? 'none' : 'waiting')}</p>;
  }
  return <OfferList offers={offers} onAccept={onAccept} />;
}

interface OfferListProps {
  offers: readonly OfferedPlace[];
  onAccept: PlaceOffersProps['onAccept'];
}

function OfferList({ offers, onAccept }: OfferListProps) {
  const t = useTranslations('imports.offers');
  const kinds = useTranslations('kind');
  // An accepted place takes the list away.
  const line = useFocusHandedOn<HTMLDivElement>(buttonAround);
  return (
    <div ref={line} className={styles.offers}>
      <span className={styles.label} aria-hidden="true">
        {t('short')}
      </span>
      <ul className={styles.list} aria-label={t('label')}>
        {offers.map(({ key, name, lang, position, what }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.offer}
              title={t('accept', { name })}
              disabled={onAccept === undefined}
              onClick={() => onAccept?.(position)}
            >
              {what !== 'city' && <KindMark kind={what} />}
              {/* The gap is made by the style sheet; those who listen hear two words, not one. */}
              <span lang={lang}>{name}</span>{' '}
              <span className={styles.what}>{what === 'city' ? t('city') : kinds(what)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
