import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { forgetViewed, viewedItems } from '../../../elements/recent/viewed-items.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import { useExploreState } from '../state/explore-context.ts';
import { focusList } from './focus-list.ts';
import styles from './recently-viewed.module.css';

/** How many of them are shown. */
const MOST = 6;

interface RecentlyViewedProps {
  /** Renders an item as a row. */
  row: (card: Card) => ReactNode;
}

/** What was viewed last in this browser, live, below the list; not below the results of a search. */
export function RecentlyViewed({ row }: RecentlyViewedProps) {
  const t = useTranslations('near');
  const items = useStore(viewedItems).slice(0, MOST);
  const { results } = useExploreState();
  if (items.length === 0 || results !== null) return null;
  return (
    <section className={styles.viewed} aria-labelledby="viewed">
      <div className={styles.head}>
        <h2 id="viewed">{t('viewed')}</h2>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            // The button goes with the rows.
            focusList();
            forgetViewed();
          }}
        >
          {t('forget')}
        </Button>
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <ViewedRow key={item.id} item={item} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** An item that was viewed; nothing once it is no longer public. */
function ViewedRow({ item: { kind, id }, row }: RecentlyViewedProps & { item: Reference }) {
  const place = useRef<HTMLLIElement>(null);
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const asleep = !useHasBeenNear(place);
  return (
    <li ref={place}>
      <Live
        query={query}
        asleep={asleep}
        loading={<span className={styles.coming} />}
        missing={null}
        failed={() => null}
      >
        {row}
      </Live>
    </li>
  );
}
