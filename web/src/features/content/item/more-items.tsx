import type { Card } from '@waymark/model/entities/card';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import type { Island } from '@waymark/model/island-keys';
import type { IslandContent } from '@waymark/model/islands';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { config } from '../../../config.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { useIsland } from '../../../elements/page/use-island.ts';
import { HAS_SEARCH } from '../../../services/search/has-search.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CardRow } from '../cards/card-row.tsx';
import sections from '../cards/sections.module.css';
import styles from './more-items.module.css';

/** Whether the search engine recommends similar items. */
const RECOMMENDS = HAS_SEARCH && config.VITE_ALGOLIA_RECOMMEND;

const SimilarItems = lazyPart(async () => (await import('./similar-items.tsx')).SimilarItems, {
  messages: ['search', 'explore'],
  isOptional: true,
  fallback: null,
});

/** The most items of each part. */
const SHOWN = 4;

interface MoreItemsProps {
  item: PublicDocument;
  /** The ids of the items that the page already shows. */
  except: readonly string[];
}

/**
 * More by the creator of an item, and what is new. Both load when the reader comes near them, and refresh on their own. They show at
 * once while they are below the window; where the reader already looks at their place, a button shows them, so that nothing moves
 * by itself.
 */
export function MoreItems({ item, except }: MoreItemsProps) {
  const t = useTranslations('item');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useHasBeenNear(place);
  const { creatorId, byline } = item;
  const ofCreator = useMemo(() => ({ name: 'creator', id: creatorId }) as const, [creatorId]);
  const creator = useIsland(isNear ? ofCreator : undefined);
  const all = useIsland(isNear ? NEW : undefined);
  const byCreator = newestOf(creator, except);
  const others = newestOf(all, [...except, ...byCreator.map(({ id }) => id)]);
  // Shown together: the second one would push down what is below the first.
  const isThere = creator !== undefined && all !== undefined && byCreator.length + others.length > 0;
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (isThere && (place.current?.getBoundingClientRect().top ?? 0) >= innerHeight) setOpen(true);
  }, [isThere]);
  return (
    <div ref={place} className={styles.more}>
      {isThere && !isOpen && (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('more')}
        </Button>
      )}
      {isOpen && (
        <>
          <CardSection heading={t('moreBy', { name: byline.name })} cards={byCreator} />
          <CardSection heading={t('new')} cards={others} />
          {RECOMMENDS && <SimilarItems item={item} except={except} />}
        </>
      )}
    </div>
  );
}

const NEW: Extract<Island, { name: 'new' }> = { name: 'new' };

function newestOf(content: IslandContent<'creator' | 'new'> | null | undefined, except: readonly string[]) {
  return (content?.cards ?? []).filter(({ id }) => !except.includes(id)).slice(0, SHOWN);
}

/** It renders nothing without cards. */
function CardSection({ heading, cards }: { heading: string; cards: readonly Card[] }) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={sections.rows}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardRow card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
