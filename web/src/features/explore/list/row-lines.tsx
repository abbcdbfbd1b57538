import type { RowDetail } from '@waymark/model/entities/row-detail';
import { rowDetailOf } from '@waymark/model/entities/row-detail-of';
import type { cityNear } from '@waymark/model/geography/cities';
import type { Position } from '@waymark/model/geography/position';
import { choose } from '@waymark/model/localised';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { useEffect, useMemo, useRef } from 'react';
import { useLocale as useIntlLocale } from 'use-intl';
import { CardDetails } from '../../../elements/card/card-details.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { LocalisedLine } from '../../../elements/card/localised.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { IntlText } from '../../../i18n/intl-text.tsx';
import { namesOf } from '../../../i18n/names-of.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { useLive } from '../../../live/core/use-live.ts';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { createStore, useStore } from '../../../ui/hooks/store.ts';
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
 * rest is read once the row is near the visible part of the page, and its lines are reserved, so that nothing moves. One note of
 * another language is enough for a row: the title has it first.
 */
export function RowLines({
  item: { kind, id, title, category, type, position },
  given,
  note,
}: RowLinesProps) {
  const place = useRef<HTMLSpanElement>(null);
  const asleep = !useHasBeenNear(place);
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const live = useLive(query, { asleep, patient: true });
  const detail = live.status === 'ready' ? rowDetailOf(live.value) : given;
  const code = detail?.countryCode ?? undefined;
  const nearCity = useCity(position, given === undefined ? code : undefined);
  const city = given?.city ?? nearCity;
  const reader = useLocale();
  const locale = useIntlLocale();
  const country = code && namesOf('region', [code], locale).join();
  return (
    <>
      <span ref={place} className={styles.where}>
        <KindLine kind={kind} category={category} type={type} />
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {country && (
          <span className={styles.country}>
            <IntlText>{city ? `${city[reader]}, ${country}` : country}</IntlText>
          </span>
        )}
      </span>
      <span className={styles.reserved}>
        {detail && <LocalisedLine text={detail.summary} note={!choose(title, reader).fallback} />}
      </span>
      <span className={styles.reserved}>{detail && <CardDetails card={detail} className={undefined} />}</span>
    </>
  );
}

/** The names of cities, once a row has asked for them: they come after the page. */
const cityFinder = createStore<typeof cityNear | undefined>(undefined);
let isFinderAsked = false;

/** The city around a position. @param countryCode of its country; undefined where none is asked for */
function useCity(position: Position, countryCode: string | undefined): RowDetail['city'] {
  const find = useStore(cityFinder);
  useEffect(() => {
    if (countryCode === undefined || isFinderAsked) return;
    isFinderAsked = true;
    import('@waymark/model/geography/cities').then(
      (module) => cityFinder.set(module.cityNear),
      (error: unknown) => {
        isFinderAsked = false;
        console.warn('The names of cities could not be loaded.', error);
      },
    );
  }, [countryCode]);
  return useMemo(() => {
    const [en, fr] = (countryCode !== undefined && find?.(position, countryCode)) || [];
    return en === undefined || fr === undefined ? undefined : { en, fr };
  }, [find, position, countryCode]);
}
