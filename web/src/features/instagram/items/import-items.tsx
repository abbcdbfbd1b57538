import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type PageMark,
  useOpenMapAt,
  usePageMap,
  useShowOnMap,
} from '../../../elements/map/page-map-context.ts';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { useLastEqual } from '../../../ui/hooks/use-last-equal.ts';
import styles from './import-items.module.css';
import { filterItems, ITEM_FILTERS, type ItemFilter, type OwnItem } from './item-filter.ts';
import { ItemList } from './item-list.tsx';
import { countMonths, type MonthRange, monthsIn, sameMonths, yearsIn } from './months.ts';
import { OwnItemList } from './own-item-list.tsx';
import type { PositionSlot } from './place-dialog.tsx';
import { Timeline } from './timeline.tsx';

interface ImportItemsProps {
  /** What the map shows belongs to this: the id of an import, or of a user. */
  of: string;
  items: readonly OwnItem[];
  /** The works that items became, by their ids; those that are not known are drafts. */
  works: ReadonlyMap<string, WorkSummary>;
  /** Whether the reader owns the items. Others see them, and change nothing. */
  owner: { uid: string; position: PositionSlot } | null;
}

/** The choice of months that are no whole year. It is there only while it is chosen. */
const SOME_MONTHS = 'some';

/** The media that imports found: on the map where they have a position, and in a list with filters. */
export function ImportItems({ of, items, works, owner }: ImportItemsProps) {
  const t = useTranslations('imports');
  const { highlight } = usePageMap();
  const [filter, setFilter] = useState<ItemFilter>('all');
  const [range, setRange] = useState<MonthRange | null>(null);
  // Of all items, so that the timeline stays while they are filtered.
  const months = useMemo(() => countMonths(items.flatMap(({ item }) => item.takenAt ?? [])), [items]);
  const years = months === null ? [] : yearsIn(months);
  const year = years.find(([one]) => sameMonths(range, monthsIn(one)))?.[0];
  const shown = useMemo(() => filterItems(items, filter, range), [items, filter, range]);
  const placed = useMemo(() => shown.filter(({ item }) => item.position !== undefined), [shown]);
  // While items are stored one after another, most changes concern no mark.
  const marks = useLastEqual(
    useMemo(() => marksOf(placed), [placed]),
    areAlike,
  );
  const numbers = useMemo(() => new Map(marks.map(({ item, number }) => [item.id, number])), [marks]);
  useShowOnMap(
    'import',
    useMemo(() => ({ marks }), [marks]),
  );
  useOpenMapAt(
    of,
    useMemo(() => {
      const bounds = boundsOf(items.flatMap(({ item }) => item.position ?? []));
      return bounds ? { bounds } : null;
    }, [items]),
  );
  const list = {
    items: shown,
    works,
    numbers,
    onHighlight: (mediaId: string | null) =>
      highlight(marks.find(({ item }) => item.id === mediaId)?.item ?? null),
  };
  return (
    <div className={styles.items}>
      <div className={styles.filters}>
        <ChipGroup label={t('filter')}>
          {ITEM_FILTERS.map((one) => (
            <ToggleChip key={one} pressed={one === filter} onChange={() => setFilter(one)}>
              {t(`filters.${one}`, { count: filterItems(items, one, range).length })}
            </ToggleChip>
          ))}
        </ChipGroup>
        {years.length > 1 && (
          <Select
            label={t('year')}
            choices={[
              { value: '', label: t('everyYear') },
              ...(range !== null && year === undefined
                ? [{ value: SOME_MONTHS, label: t('timeline.some') }]
                : []),
              ...years.map(([one, count]) => ({ value: `${one}`, label: t('yearOf', { year: one, count }) })),
            ]}
            value={range === null ? '' : `${year ?? SOME_MONTHS}`}
            onChange={(value) => setRange(value === '' ? null : monthsIn(Number(value)))}
          />
        )}
      </div>
      {months !== null && months.counts.length > 1 && (
        <Timeline months={months} range={range} onRange={setRange} />
      )}
      {shown.length === 0 && <EmptyState>{t('noneOfFilter')}</EmptyState>}
      {owner ? <OwnItemList {...owner} {...list} /> : shown.length > 0 && <ItemList {...list} owner={null} />}
    </div>
  );
}

type NumberedMark = PageMark & { number: number };

/** A mark for each item, numbered as in the list. In a crowd, the map lets near ones share a mark. */
function marksOf(placed: readonly OwnItem[]): readonly NumberedMark[] {
  return placed.flatMap(({ item: { mediaId, position, photo } }, index) => {
    if (position === undefined) return [];
    // The mark looks like that of a pin, because the media would become one. It links to no page.
    const item = makeMapItem({ kind: 'pin', id: mediaId, position, cover: photo ?? null });
    return [{ item, number: index + 1, silent: true }];
  });
}

/** Whether marks look alike: the same items at the same positions with the same pictures. Their numbers are their places. */
function areAlike(some: readonly NumberedMark[], others: readonly NumberedMark[]): boolean {
  if (some.length !== others.length) return false;
  return some.every(({ item: { id, position, cover } }, index) => {
    const other = others[index]?.item;
    if (other?.id !== id || other.cover !== cover) return false;
    return other.position.lat === position.lat && other.position.lng === position.lng;
  });
}
