import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { FIRST_PARENTS, FIRST_PARTS, FIRST_STORIES, parentsOf } from '@waymark/model/entities/parents';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import type { Narrowing } from '@waymark/model/queries';
import { unreachable } from '@waymark/model/unreachable';
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
 * What an item is part of, what is part of it, and the stories about it: an area is part of its destinations. The places of a story are
 * in its text.
 */
export function RelatedItems({ item, partOf, parts, stories }: RelatedItemsProps) {
  const { kind, id } = item;
  const t = useTranslations('item');
  const within = useMemo(() => partsQueryOf(kind, id), [kind, id]);
  const about = useMemo(() => ({ about: { kind, id } }), [kind, id]);
  return (
    <>
      <Parents item={item} cards={partOf} />
      {within && <BestCards heading={t('parts', { kind })} cards={parts} first={FIRST_PARTS} {...within} />}
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

/** The query for the items that are part of an item. */
function partsQueryOf(
  kind: PublishedKind,
  id: string,
): { kind: PublishedKind; narrowing: Narrowing } | undefined {
  switch (kind) {
    case 'area':
      return { kind: 'destination', narrowing: { areaId: id } };
    case 'destination':
      return { kind: 'poi', narrowing: { destinationId: id } };
    case 'poi':
      return { kind: 'pin', narrowing: { poiId: id } };
    case 'pin':
    case 'marker':
    case 'post':
      return undefined;
    default:
      return unreachable(kind);
  }
}

/** Live cards. Those that the payload has no room for load when they are about to be seen. */
function Parents({ item, cards }: Pick<RelatedItemsProps, 'item'> & { cards: readonly Card[] }) {
  const t = useTranslations('item');
  const known = new Map(cards.map((card) => [card.id, card]));
  const parents = parentsOf(item).filter(({ id }, index) => known.has(id) || index >= FIRST_PARENTS);
  if (parents.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="part-of">
      <h2 id="part-of">{t('partOf', { kind: item.kind })}</h2>
      {parents.map((whole) => (
        <LiveCard key={whole.id} {...whole} card={known.get(whole.id)} />
      ))}
    </section>
  );
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

interface BestCardsProps {
  heading: string;
  kind: PublishedKind;
  narrowing: Narrowing;
  /** The best ones, from the payload; undefined where it has none. */
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
  const initial = useMemo(() => cards && [...cards], [cards]);
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
