import type { RowDetail } from '@waymark/model/entities/row-detail';
import { rowDetailOf } from '@waymark/model/entities/row-detail-of';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { useMemo, useRef } from 'react';
import { useLocale as useIntlLocale } from 'use-intl';
import { CardDetails } from '../../../elements/card/card-details.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { IntlText } from '../../../i18n/intl-text.tsx';
import { namesOf } from '../../../i18n/names-of.ts';
import { useLive } from '../../../live/core/use-live.ts';
import { oneCard } from '../../../live/queries/card-queries.ts';
import styles from './item-row.module.css';

interface RowLinesProps {
  item: MapItem;
  /** What the payload of the page says of the item; undefined where it says nothing. */
  given: RowDetail | undefined;
  /** How far away it is. */
  note: string | undefined;
}

/**
 * What a row says below its title: what it is and where, how its summary begins, and who wrote it. The map knows the first of it; the
 * rest is read once the row is near the visible part of the page, and its lines are reserved, so that nothing moves.
 */
export function RowLines({ item: { kind, id, category }, given, note }: RowLinesProps) {
  const place = useRef<HTMLSpanElement>(null);
  const asleep = !useHasBeenNear(place);
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const live = useLive(query, { asleep, patient: true });
  const detail = live.status === 'ready' ? rowDetailOf(live.value) : given;
  const locale = useIntlLocale();
  const country = detail?.countryCode && namesOf('region', [detail.countryCode], locale).join();
  return (
    <>
      <span ref={place} className={styles.where}>
        <KindLine kind={kind} category={category} />
        {country && (
          <span className={styles.country}>
            <IntlText>{country}</IntlText>
          </span>
        )}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.reserved}>{detail && <Localised text={detail.summary} />}</span>
      <span className={styles.reserved}>{detail && <CardDetails card={detail} className={undefined} />}</span>
    </>
  );
}
