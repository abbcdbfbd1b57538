import type { RowDetail } from '@waymark/model/entities/row-detail';
import { distance } from '@waymark/model/geography/distance';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import { ownPosition } from '../../../map/own-position.ts';
import { useDistance } from '../../../session/use-distance.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RowSkeletons } from '../../../ui/display/skeleton.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import { useExploreState } from '../state/explore-context.ts';
import { useListedItems } from '../state/use-listed-items.ts';
import styles from './in-view-list.module.css';
import { ItemRow } from './item-row.tsx';
import { nearestItems, originOf } from './near.ts';
import { PORTION, usePortions } from './use-portions.ts';

// Loaded separately: it has a picture that most visitors never see.
const NothingInView = lazyPart(async () => (await import('./nothing-in-view.tsx')).NothingInView, {
  fallback: null,
});

// Loaded separately: the server cannot know where the visitor is.
const ListTools = lazyPart(async () => (await import('./list-tools.tsx')).ListTools, {
  messages: ['near', 'map'],
  fallback: <div className={styles.tools} />,
  panel: 'tools',
  isOptional: true,
});

/** The number of items in the visible part of the map, or of what a search has found. */
export function InViewCount() {
  const { inView, results } = useExploreState();
  const t = useTranslations('explore');
  const count = results?.failure
    ? t('searchFailed')
    : inView.waiting
      ? t(results ? 'searching' : 'looking')
      : t(results ? 'found' : 'count', { count: inView.total });
  return (
    <p className={styles.count} role="status">
      {count}
    </p>
  );
}

const NO_DETAILS: readonly RowDetail[] = [];

/** The items in the visible part of the map, as a list: the equivalent of the map for visitors who do not use it. */
export function InViewList({ details = NO_DETAILS }: { details?: readonly RowDetail[] | undefined }) {
  const t = useTranslations('explore');
  const explore = useExploreState();
  const { inView, highlighted, highlight, searchChoosing, view, listView } = explore;
  const pathToItem = usePathToItem();
  const format = useDistance();
  const { position } = useStore(ownPosition);
  const { items: best, hasMore, busy, takeStep, sources } = useListedItems(explore);
  const items = useMemo(
    () => (view.sort === 'near' ? nearestItems(best, originOf(listView, position)) : best),
    [best, view.sort, listView, position],
  );
  const given = useMemo(() => new Map(details.map((detail) => [detail.id, detail])), [details]);
  const { shown, showMore, list } = usePortions(items, null);
  const rest = (hasMore ? Math.max(inView.total, items.length + 1) : items.length) - shown.length;
  return (
    <div className={styles.list} data-waiting={inView.waiting || undefined}>
      <ListTools items={items} />
      {inView.waiting && <RowSkeletons count={6} label={t('looking')} />}
      {!inView.waiting && inView.total === 0 && <NothingInView />}
      <ul ref={list} className={styles.rows}>
        {shown.map((item) => (
          <li key={itemKey(item)} className={styles.row}>
            <ItemRow
              item={item}
              to={pathToItem(item)}
              opens={searchChoosing(item)}
              highlighted={highlighted !== null && itemKey(highlighted) === itemKey(item)}
              onHighlight={highlight}
              detailed
              given={given.get(item.id)}
              {...(position && { note: format(distance(position, item.position)) })}
            />
            <LazySave item={item} title={item.title} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          kind="secondary"
          // While a step is under way, the rows that are loaded can be shown.
          busy={busy && shown.length === items.length}
          onClick={() => {
            if (hasMore && !busy && items.length < shown.length + PORTION) takeStep();
            showMore();
          }}
        >
          {t('more', { count: Math.min(PORTION, rest) })}
        </Button>
      )}
      {sources}
    </div>
  );
}
