import { distance } from '@waymark/model/geography/distance';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { SORTS, type Sort } from '@waymark/model/search/index-names';
import { LocateFixed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { OrderSelect } from '../../../elements/order/order-select.tsx';
import { isInView } from '../../../map/in-view.ts';
import { isLost, ownPosition, useLocating } from '../../../map/own-position.ts';
import { HAS_SEARCH } from '../../../services/search/has-search.ts';
import { useDistance } from '../../../session/use-distance.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import { useExploreState } from '../state/explore-context.ts';
import styles from './list-tools.module.css';
import { WALK, walkAround } from './near.ts';

/** The orders of the list. The search engine alone knows what is new and what is saved most. */
const ORDERS = HAS_SEARCH ? SORTS : (['fit', 'near'] as const);

/** What brings the map to the visitor, and the order of the list. */
export function ListTools({ items }: { items: readonly MapItem[] }) {
  const t = useTranslations('near');
  const tMap = useTranslations('map');
  const { view, change, goTo } = useExploreState();
  const { state, ask } = useLocating((position) => {
    change({ sort: 'near' }, 'push');
    goTo({ bounds: walkAround(position) });
  });
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Button kind="secondary" size="small" icon={LocateFixed} busy={state === 'locating'} onClick={ask}>
          {t('nearMe')}
        </Button>
        <OrderSelect
          orders={ORDERS}
          value={view.sort === 'near' ? 'near' : 'fit'}
          onChange={(sort) => change({ sort, area: isFound(sort) ? 'map' : null }, 'push')}
        />
      </div>
      <div role="status">
        {isLost(state) && <p className={styles.note}>{tMap(state)}</p>}
        {view.sort === 'near' && <WithinWalk items={items} />}
      </div>
    </div>
  );
}

/** Whether the search engine finds the items in this order. */
function isFound(sort: Sort): boolean {
  return sort === 'new' || sort === 'saved';
}

/** How much is within a walk of the visitor; nothing while the map is elsewhere. */
function WithinWalk({ items }: { items: readonly MapItem[] }) {
  const t = useTranslations('near');
  const format = useDistance();
  const { inView, listView } = useExploreState();
  const { position } = useStore(ownPosition);
  if (position === null || inView.waiting || !isInView(position, listView)) return null;
  const count = items.filter((item) => distance(position, item.position) <= WALK).length;
  return <p className={styles.note}>{t('withinWalk', { count, distance: format(WALK) })}</p>;
}
