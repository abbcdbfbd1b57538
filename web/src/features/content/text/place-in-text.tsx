import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import type { Kind } from '@waymark/model/entities/kinds';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PANEL_SIZES } from '../../../elements/card/panel-sizes.ts';
import { mapItemOf } from '../../../elements/map/page-map-context.ts';
import { useHighlightedWhileRead } from '../../../elements/map/use-highlighted-while-read.ts';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { CardSkeletons } from '../../../ui/display/skeleton.tsx';
import { CardView } from '../cards/card-view.tsx';
import styles from './place-in-text.module.css';

/** What a preview shows in place of what is not public. */
export interface Absent {
  /** Renders a place; readers see that it is gone. */
  place: (reference: Reference, gone: ReactNode) => ReactNode;
  /** Stands for a map without public places; readers see nothing. */
  map: ReactNode;
}

interface PlaceInTextProps {
  kind: Kind;
  id: string;
  /** The item, as far as the page knows it. */
  card: Card | undefined;
  absent?: Absent | undefined;
}

/** A place in the text of a story, live. Its mark is highlighted while it is read. It uses the reader's language, also in a text of another one. */
export function PlaceInText({ kind, id, card, absent }: PlaceInTextProps) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const asleep = !useHasBeenNear(place);
  const gone = <p className={styles.gone}>{t('card.gone')}</p>;
  return (
    <div ref={place} lang={useLocale()}>
      <Live
        query={query}
        initial={card}
        asleep={asleep}
        loading={<CardSkeletons count={1} label={t('states.loading')} />}
        missing={absent ? absent.place({ kind, id }, gone) : gone}
        failed={() => <p className={styles.gone}>{t('states.unavailable')}</p>}
      >
        {(now) => <ReadCard card={now} place={place} />}
      </Live>
    </div>
  );
}

function ReadCard({ card, place }: { card: Card; place: RefObject<HTMLDivElement | null> }) {
  useHighlightedWhileRead(
    place,
    useMemo(() => mapItemOf(card), [card]),
  );
  return <CardView card={card} sizes={PANEL_SIZES} title="p" />;
}
