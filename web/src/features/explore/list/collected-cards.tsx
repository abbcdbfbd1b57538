import type { Card } from '@waymark/model/entities/card';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import type { CardOrder, CollectedKind, FoundCards } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './collected-cards.module.css';
import type { Paging } from './use-paging.ts';

// Loaded separately: it has a picture that most visitors never see.
const NothingCollected = lazyPart(async () => (await import('./nothing-collected.tsx')).NothingCollected, {
  fallback: null,
});

/** With fewer cards than this, the list looks further back by itself. Every look costs as many reads. */
const ENOUGH = 6;

interface CollectedCardsProps {
  kind: CollectedKind;
  order: CardOrder;
  answer: FoundCards;
  /** The items of the answer that lie in view, in their order. */
  inView: readonly Card[];
  paging: Paging;
  rows: (cards: readonly Card[]) => ReactNode;
  skeletons: ReactNode;
  /** The answer belongs to the previous query. */
  waiting: boolean;
  /** The answer comes from the database, and to the current query. */
  live: boolean;
}

/** The items found in a collection, their number, and the button that loads more. */
export function CollectedCards(props: CollectedCardsProps) {
  const { kind, order, answer, inView, paging, rows, skeletons, waiting, live } = props;
  const t = useTranslations('collections');
  const shown = inView.slice(0, paging.shownCount);
  const isCut = answer.found > paging.limit;
  const looksFurther = isCut && shown.length < ENOUGH && paging.searchesByItself;
  const busy = waiting || (looksFurther && live);
  const more = busy || inView.length > shown.length || isCut;
  const counted = !more ? 'all' : order === 'near' && isCut ? 'nearestOfNewest' : 'shown';
  return (
    <div className={styles.collected} aria-busy={busy}>
      <p className={styles.count} role="status">
        {shown.length > 0
          ? t(`${kind}.${counted}`, { count: shown.length, order, limit: paging.limit })
          : busy
            ? t('looking')
            : isCut
              ? t(`${kind}.noneOfFirst`, { count: paging.limit, order })
              : t(`${kind}.none`)}
      </p>
      {shown.length > 0 && rows(shown)}
      {shown.length === 0 && busy && skeletons}
      {shown.length === 0 && !more && <NothingCollected elsewhere={answer.cards} />}
      {more && (shown.length > 0 || !busy) && (
        <Button kind="secondary" busy={busy} onClick={() => paging.showMore(inView.length)}>
          {shown.length < paging.shownCount && isCut ? t(`${kind}.further`, { order }) : t('more')}
        </Button>
      )}
      {looksFurther && live && <SearchFurther key={paging.limit} searchFurther={paging.searchFurther} />}
    </div>
  );
}

/** Looks further back when too few items were found. */
function SearchFurther({ searchFurther }: Pick<Paging, 'searchFurther'>) {
  useEffect(searchFurther, [searchFurther]);
  return null;
}
