import type { Reference } from '@waymark/model/entities/fields';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { LazyPlacesMap } from '../../../elements/map/lazy-places-map.ts';
import { NumberDisc } from '../../../elements/map/number-disc.tsx';
import { mapItemOf } from '../../../elements/map/page-map-context.ts';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import { oneOutlined } from '../../../live/queries/card-queries.ts';
import styles from './map-card.module.css';
import { ReferenceName } from './reference-name.tsx';

const nothing = () => {};

/** A map in a text that is being written: a still one, with the names of its places. Those that visitors do not see have no number. */
export function MapCard({ places }: { places: readonly Reference[] }) {
  const t = useTranslations('edit');
  const states = useLiveAll(places.map(({ kind, id }) => oneOutlined(kind, id)));
  const rows = useMemo(() => {
    let number = 0;
    return places.map((reference, index) => {
      const state = states[index];
      const card = state?.status === 'ready' ? state.value.card : undefined;
      return { reference, card, number: state?.status === 'missing' ? undefined : ++number };
    });
  }, [places, states]);
  const marks = useMemo(
    () =>
      rows.flatMap(({ card, number }) => {
        const item = card && mapItemOf(card);
        return item && number !== undefined ? [{ item, number }] : [];
      }),
    [rows],
  );
  const isEmpty = rows.every(({ number }) => number === undefined);
  return (
    <div className={styles.card}>
      {!isEmpty && (
        // A press selects the map in the text, and the wheel scrolls the page.
        <div className={styles.map} inert>
          <LazyPlacesMap marks={marks} highlighted={null} onHighlight={nothing} />
        </div>
      )}
      <ol className={styles.places}>
        {rows.map(({ reference, number }) => (
          <li key={itemKey(reference)}>
            {number !== undefined && (
              <span aria-hidden="true">
                <NumberDisc highlighted={false}>{number}</NumberDisc>
              </span>
            )}
            <ReferenceName reference={reference} />
          </li>
        ))}
      </ol>
      {isEmpty && <p className={styles.hint}>{t('previewEmptyMap')}</p>}
    </div>
  );
}
