import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import {
  FIRST_PARENTS,
  FIRST_PARTS,
  FIRST_STORIES,
  type Parts,
  parentsOf,
  partsOf,
  storySubjectsOf,
} from '@waymark/model/entities/parents';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { Live } from '../../../live/core/live.tsx';
import { cardsInOrder, oneCard } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CardView } from '../cards/card-view.tsx';
import styles from './related-items.module.css';

interface RelatedItemsProps {
  item: PublicDocument;
  /** The items that the page knows at first. */
  partOf: readonly Card[];
  parts: readonly Card[];
  /** Undefined where the page knows none at first. */
  stories?: readonly Card[] | undefined;
}

/**
 * What an item is part of, what is part of it, and the stories about it and its first parts: an area is part of its destinations, and a
 * region shows its destinations before its points of interest. The places of a story are in its text.
 */
export function RelatedItems({ item, partOf, parts, stories }: RelatedItemsProps) {
  const { kind } = item;
  const t = useTranslations('item');
  const groups = useMemo(() => partsOf(item), [item]);
  const about = useMemo(() => ({ about: storySubjectsOf(item, parts) }), [item, parts]);
  return (
    <>
      <Parents item={item} cards={partOf} />
      {groups.map((group) => (
        <BestCards
          key={group.kind}
          heading={t(kind === 'area' ? 'partOf' : 'parts', { kind: group.kind })}
          cards={parts}
          first={FIRST_PARTS / groups.length}
          {...group}
        />
      ))}
      {kind !== 'post' && (
        <BestCards
          heading={t('storiesAbout')}
          cards={stories}
          first={FIRST_STORIES}
          kind="post"
          narrowing={about}
        />
      )}
    </>
  );
}

/** Live cards. Those that the payload has no room for load when they are about to be seen. */
function Parents({ item, cards }: Pick<RelatedItemsProps, 'item'> & { cards: readonly Card[] }) {
  const t = useTranslations('item');
  const known = new Map(cards.map((card) => [card.id, card]));
  const parents = parentsOf(item).filter(({ id }, index) => known.has(id) || index >= FIRST_PARENTS);
  // A destination can name one that contains it, and areas that it contains.
  const kinds = [...new Set(parents.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <section key={kind} className={styles.group} aria-labelledby={`part-of-${kind}`}>
      <h2 id={`part-of-${kind}`}>{t('partOf', { kind })}</h2>
      {parents
        .filter((parent) => parent.kind === kind)
        .map((parent) => (
          <LiveCard key={parent.id} {...parent} card={known.get(parent.id)} />
        ))}
    </section>
  ));
}

/** A live card that disappears with its item. */
function LiveCard({ kind, id, card }: Reference & { card: Card | undefined }) {
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const place = useRef<HTMLDivElement>(null);
  const asleep = !useHasBeenNear(place);
  return (
    <div ref={place}>
      <Live query={query} initial={card} asleep={asleep} loading={null} missing={null} failed={() => null}>
        {(now) => <CardView card={now} />}
      </Live>
    </div>
  );
}

interface BestCardsProps extends Parts {
  heading: string;
  /** Those of the payload, of which the best of this kind show at first; undefined where it has none. */
  cards: readonly Card[] | undefined;
  /** How many are shown at first, as in the payload. */
  first: number;
}

/** How many more each step shows. */
const STEP = 12;

/** Items that belong to another one, the best first, live. It renders nothing without any. */
function BestCards({ heading, kind, narrowing, cards, first }: BestCardsProps) {
  const t = useTranslations('card');
  const headingId = useId();
  const [limit, setLimit] = useState(first);
  const query = useMemo(() => cardsInOrder('saved', kind, limit, narrowing), [kind, limit, narrowing]);
  const initial = useMemo(() => cards?.filter((card) => card.kind === kind), [cards, kind]);
  const place = useRef<HTMLDivElement>(null);
  const asleep = !useHasBeenNear(place);
  return (
    <div ref={place}>
      <Live query={query} initial={initial} asleep={asleep} loading={null} missing={null} failed={() => null}>
        {(found) =>
          found.length > 0 && (
            <section className={styles.group} aria-labelledby={headingId}>
              <h2 id={headingId}>{heading}</h2>
              <CardGrid cards={found} />
              {found.length >= limit && (
                <Button kind="secondary" onClick={() => setLimit(limit + STEP)}>
                  {t('more')}
                </Button>
              )}
            </section>
          )
        }
      </Live>
    </div>
  );
}

/** Cards in order, in as many columns as fit. */
function CardGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={`${card.kind}/${card.id}`} className={picturesOf(card).length > 0 ? styles.tall : undefined}>
          <CardView card={card} />
        </li>
      ))}
    </ul>
  );
}
