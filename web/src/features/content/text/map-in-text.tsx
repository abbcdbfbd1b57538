import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { Localised } from '../../../elements/card/localised.tsx';
import { LazyPlacesMap } from '../../../elements/map/lazy-places-map.ts';
import { NumberDisc } from '../../../elements/map/number-disc.tsx';
import { highlighting, mapItemOf } from '../../../elements/map/page-map-context.ts';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { useLocale, usePathToItem } from '../../../i18n/paths.ts';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import { oneCard } from '../../../live/queries/card-queries.ts';
import styles from './map-in-text.module.css';

interface MapInTextProps {
  places: readonly Reference[];
  caption: string | undefined;
  /** The items that the page knows, among others. */
  known: readonly Card[];
  /** Shown where none of the places is public. */
  empty: ReactNode;
}

/** A map of chosen places in a story, with their names below it by the same numbers, live. Places that are not public are left out. */
export function MapInText({ places, caption, known, empty }: MapInTextProps) {
  const figure = useRef<HTMLElement>(null);
  const locale = useLocale();
  const isNear = useHasBeenNear(figure);
  const shown = useShownPlaces(places, known, !isNear);
  const [highlighted, highlight] = useState<MapItem | null>(null);
  const marks = useMemo(
    () =>
      shown.flatMap(({ card }, index) => {
        const item = card && mapItemOf(card);
        return item ? [{ item, number: index + 1 }] : [];
      }),
    [shown],
  );
  if (shown.length === 0) return empty;
  const isPlaceless = shown.every(({ card }) => card?.position === null);
  return (
    <figure ref={figure} className={styles.figure}>
      {!isPlaceless && (
        <div className={styles.map} lang={locale}>
          {isNear && <LazyPlacesMap marks={marks} highlighted={highlighted} onHighlight={highlight} />}
        </div>
      )}
      <ol className={styles.places} lang={locale}>
        {shown.map(({ reference, card }, index) => (
          <NamedPlace
            key={itemKey(reference)}
            number={index + 1}
            card={card}
            highlighted={highlighted}
            onHighlight={highlight}
          />
        ))}
      </ol>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The places that are public, as far as that is known, each with its card as soon as it is there. */
function useShownPlaces(places: readonly Reference[], known: readonly Card[], asleep: boolean) {
  const queries = useMemo(
    () => (asleep ? [] : places.map(({ kind, id }) => oneCard(kind, id))),
    [places, asleep],
  );
  const states = useLiveAll(queries, false);
  return useMemo(
    () =>
      places.flatMap((reference, index): { reference: Reference; card: Card | undefined }[] => {
        const state = states[index];
        if (state?.status === 'missing') return [];
        if (state?.status === 'ready') return [{ reference, card: state.value }];
        const card = known.find((one) => itemKey(one) === itemKey(reference));
        return card || state?.status !== 'failed' ? [{ reference, card }] : [];
      }),
    [places, known, states],
  );
}

interface NamedPlaceProps {
  number: number;
  card: Card | undefined;
  highlighted: MapItem | null;
  onHighlight: (item: MapItem | null) => void;
}

function NamedPlace({ number, card, highlighted, onHighlight }: NamedPlaceProps) {
  const t = useTranslations('states');
  const pathToItem = usePathToItem();
  const item = useMemo(() => card && mapItemOf(card), [card]);
  const isHighlighted = item !== undefined && highlighted !== null && itemKey(item) === itemKey(highlighted);
  return (
    <li data-unknown={card === undefined || undefined} {...highlighting(onHighlight, item ?? null)}>
      <span aria-hidden="true">
        <NumberDisc highlighted={isHighlighted}>{number}</NumberDisc>
      </span>
      {card ? (
        <Link to={pathToItem(card)}>
          <Localised text={card.title} note />
        </Link>
      ) : (
        t('loading')
      )}
    </li>
  );
}
