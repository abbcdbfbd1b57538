import type { Card } from '@waymark/model/entities/card';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Section } from '@waymark/model/payloads';
import type { Narrowing } from '@waymark/model/queries';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardsOnMap } from '../../../elements/map/cards-on-map.tsx';
import { LazyCardOrder } from '../../../elements/order/lazy-card-order.tsx';
import { type Measured, nearestFirst } from '../../../elements/order/nearest-first.ts';
import type { Origin } from '../../../elements/order/origin.ts';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { Live } from '../../../live/core/live.tsx';
import { type CardOrder, cardsInOrder, NEAREST_OF } from '../../../live/queries/card-queries.ts';
import { useDistance } from '../../../session/use-distance.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RowSkeletons } from '../../../ui/display/skeleton.tsx';
import { CardRow } from './card-row.tsx';
import styles from './sections.module.css';

/** How many items of a kind are shown at first, as in the payload, and how many more with each step. */
const FIRST = 4;
const STEP = 12;

/** The orders of the items of each kind; the first one is that of the payload. */
export const SECTION_ORDERS = ['saved', 'new', 'near'] as const satisfies readonly CardOrder[];

interface KindSectionsProps extends Pick<SectionProps, 'narrowing' | 'order' | 'from' | 'onMap'> {
  /** The items of the page's payload, without empty kinds; undefined where the page has no payload. */
  sections: readonly Section[] | undefined;
  /** The number of items of all kinds. */
  total: number;
  onOrder: (order: CardOrder) => void;
}

/**
 * Everything that creators publish, one section for each kind. It renders again while the map moves only where it measures from the
 * map's middle.
 */
export const KindSections = memo(function KindSections(props: KindSectionsProps) {
  const { narrowing, sections, total, order, onOrder, from, onMap } = props;
  return (
    <>
      {total > 1 && (
        <LazyCardOrder
          orders={SECTION_ORDERS}
          order={order}
          onOrder={onOrder}
          from={from}
          isAmongMostSaved={!sections || sections.some((section) => section.total > NEAREST_OF)}
        />
      )}
      {PUBLISHED_KINDS.map((kind) => (
        <KindSection
          // Each order begins with the first items.
          key={`${kind}/${order}`}
          kind={kind}
          narrowing={narrowing}
          order={order}
          from={from}
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
  /** From where the nearest are measured; null in another order. */
  from: Origin | null;
  /** The items that the page knows at first, the best ones; undefined where it knows none. */
  section: Section | undefined;
  /** Whether the rows add their own marks to the map; false where the map has all items of the page already. */
  onMap?: boolean | undefined;
}

/**
 * The first items of a kind in an order, live, with more on request. The nearest are looked for among the most saved. It renders nothing
 * where the kind is empty.
 */
function KindSection({ kind, narrowing, order, from, section, onMap = true }: SectionProps) {
  const t = useTranslations();
  const [limit, setLimit] = useState(FIRST);
  const asked = order === 'near' ? NEAREST_OF : limit;
  const query = useMemo(
    () => cardsInOrder(order === 'near' ? 'saved' : order, kind, asked, narrowing),
    [order, kind, asked, narrowing],
  );
  const place = useRef<HTMLDivElement>(null);
  const asleep = !useHasBeenNear(place);
  const name = t(`kinds.${kind}`);
  // A single item, or none, is the same in every order.
  const initial = order === SECTION_ORDERS[0] || (section && section.total <= 1) ? section?.cards : undefined;
  const around = (hasMore: boolean, rows: ReactNode) => (
    <section className={styles.section} aria-label={name}>
      <h2>
        {name} {section && section.total > FIRST && <small>{section.total}</small>}
      </h2>
      {rows}
      {hasMore && (
        <Button kind="secondary" size="small" onClick={() => setLimit(limit + STEP)}>
          {t('card.more')}
        </Button>
      )}
    </section>
  );
  const rowsOf = (cards: readonly Card[]) => (
    <Rows name={`rows/${kind}`} cards={cards} limit={limit} narrowing={narrowing} from={from} onMap={onMap} />
  );
  return (
    <div ref={place}>
      <Live
        query={query}
        initial={initial}
        asleep={asleep}
        loading={
          section ? (
            around(section.total >= limit, <ComingRows count={Math.min(limit, section.total)} />)
          ) : (
            <RowSkeletons count={2} label={t('states.loading')} />
          )
        }
        missing={null}
        // What the page knows stays readable, although in its own order.
        failed={() => section && section.cards.length > 0 && around(false, rowsOf(section.cards))}
      >
        {(cards) =>
          cards.length > 0 &&
          // The nearest are looked for among all that a query asks for. Any other query has found all where it found fewer.
          around(order === 'near' ? cards.length > limit : cards.length >= limit, rowsOf(cards))
        }
      </Live>
    </div>
  );
}

interface RowsProps extends Pick<SectionProps, 'narrowing' | 'from' | 'onMap'> {
  /** Of their marks on the map. */
  name: string;
  cards: readonly Card[];
  /** The most rows. */
  limit: number;
}

/** The first cards as rows: where they are measured from somewhere, the nearest ones with their distance. */
function Rows({ name, cards, limit, narrowing, from, onMap }: RowsProps) {
  const distance = useDistance();
  const rows = useMemo<readonly Measured<Card>[]>(() => {
    const all =
      from === null
        ? cards.map((item) => ({ item, metres: undefined }))
        : nearestFirst(cards, from.at, ({ position }) => position);
    return all.slice(0, limit);
  }, [cards, from, limit]);
  const shown = useMemo(() => rows.map(({ item }) => item), [rows]);
  return (
    <>
      {onMap && <CardsOnMap cards={shown} name={name} />}
      <ul className={styles.rows}>
        {rows.map(({ item: card, metres }) => (
          <li key={card.id}>
            <CardRow
              card={card}
              away={metres === undefined ? undefined : distance(metres)}
              isAuthorKnown={narrowing.creatorId !== undefined}
              isCountryKnown={narrowing.countryCode !== undefined}
            />
          </li>
        ))}
      </ul>
    </>
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
