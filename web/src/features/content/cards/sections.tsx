import type { Card } from '@waymark/model/entities/card';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Section } from '@waymark/model/payloads';
import type { Narrowing } from '@waymark/model/queries';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardsOnMap } from '../../../elements/map/cards-on-map.tsx';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { Live } from '../../../live/core/live.tsx';
import { type CardOrder, cardsInOrder } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RowSkeletons } from '../../../ui/display/skeleton.tsx';
import { CardRow } from './card-row.tsx';
import styles from './sections.module.css';

/** How many items of a kind are shown at first, as in the payload, and how many more with each step. */
const FIRST = 4;
const STEP = 12;

/** The orders of the items of each kind; the first one is that of the payload. */
const ORDERS = ['saved', 'new'] as const satisfies readonly CardOrder[];

// The page shows its first order without it.
const OrderSelect = lazyPart(
  async () => (await import('../../../elements/order/order-select.tsx')).OrderSelect<CardOrder>,
  { messages: ['near'], panel: 'order', isAfterPage: true },
);

interface KindSectionsProps extends Pick<SectionProps, 'narrowing' | 'order' | 'onMap'> {
  /** The items of the page's payload, without empty kinds; undefined where the page has no payload. */
  sections: readonly Section[] | undefined;
  /** The number of items of all kinds. */
  total: number;
  onOrder: (order: CardOrder) => void;
}

/** Everything that creators publish, one section for each kind. It does not render again while the map moves. */
export const KindSections = memo(function KindSections(props: KindSectionsProps) {
  const { narrowing, sections, total, order, onOrder, onMap } = props;
  return (
    <>
      {total > 1 && (
        <div className={styles.order}>
          <OrderSelect orders={ORDERS} value={order} onChange={onOrder} />
        </div>
      )}
      {PUBLISHED_KINDS.map((kind) => (
        <KindSection
          // Each order begins with the first items.
          key={`${kind}/${order}`}
          kind={kind}
          narrowing={narrowing}
          order={order}
          section={sections && sectionOf(kind, sections)}
          onMap={onMap}
        />
      ))}
    </>
  );
});

interface SectionProps {
  kind: PublishedKind;
  /** The creator or the place that the items belong to. */
  narrowing: Narrowing;
  order: CardOrder;
  /** The items that the page knows at first, the best ones; undefined where it knows none. */
  section: Section | undefined;
  /** Whether the rows add their own marks to the map; false where the map has all items of the page already. */
  onMap?: boolean | undefined;
}

/** The first items of a kind in an order, live, with more on request. It renders nothing where the kind is empty. */
function KindSection({ kind, narrowing, order, section, onMap = true }: SectionProps) {
  const t = useTranslations();
  const [limit, setLimit] = useState(FIRST);
  const query = useMemo(() => cardsInOrder(order, kind, limit, narrowing), [order, kind, limit, narrowing]);
  const place = useRef<HTMLDivElement>(null);
  const asleep = !useHasBeenNear(place);
  const name = t(`kinds.${kind}`);
  // A single item, or none, is the same in every order.
  const initial = order === ORDERS[0] || (section && section.total <= 1) ? section?.cards : undefined;
  const around = (count: number, rows: ReactNode) => (
    <section className={styles.section} aria-label={name}>
      <h2>
        {name} {section && section.total > FIRST && <small>{section.total}</small>}
      </h2>
      {rows}
      {count >= limit && (
        <Button kind="secondary" size="small" onClick={() => setLimit(limit + STEP)}>
          {t('card.more')}
        </Button>
      )}
    </section>
  );
  const rowsOf = (cards: readonly Card[]) => (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardRow
            card={card}
            isAuthorKnown={narrowing.creatorId !== undefined}
            isCountryKnown={narrowing.countryCode !== undefined}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={place}>
      <Live
        query={query}
        initial={initial}
        asleep={asleep}
        loading={
          section ? (
            around(section.total, <ComingRows count={Math.min(limit, section.total)} />)
          ) : (
            <RowSkeletons count={2} label={t('states.loading')} />
          )
        }
        missing={null}
        // What the page knows stays readable, although in its own order.
        failed={() => section && section.cards.length > 0 && around(0, rowsOf(section.cards))}
      >
        {(cards) =>
          cards.length > 0 &&
          around(
            cards.length,
            <>
              {onMap && <CardsOnMap cards={cards} name={`rows/${kind}`} />}
              {rowsOf(cards)}
            </>,
          )
        }
      </Live>
    </div>
  );
}

/** Placeholders for rows that are known to come, as high as these. */
function ComingRows({ count }: { count: number }) {
  const t = useTranslations('states');
  return (
    <div className={styles.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these placeholders are all the same and never move
        <span key={index} className={styles.coming} />
      ))}
    </div>
  );
}

/** The section of a kind. A payload leaves out empty kinds. */
function sectionOf(kind: PublishedKind, sections: readonly Section[]): Section {
  return sections.find((section) => section.kind === kind) ?? { kind, cards: [], total: 0 };
}
