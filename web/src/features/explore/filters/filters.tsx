import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useSettled } from '../../../ui/hooks/use-settled.ts';
import { isFiltered, NO_FILTERS } from '../results/results-query.ts';
import { useExploreState } from '../state/explore-context.ts';
import { CategoryChips } from './category-chips.tsx';
import styles from './filters.module.css';

// The first view does not need it.
const ClearFilters = lazyPart(async () => (await import('./clear-filters.tsx')).ClearFilters, {
  fallback: null,
});
const MoreFilters = lazyPart(async () => (await import('./more-filters.tsx')).MoreFilters, {
  messages: ['failures'],
  fallback: <div className={styles.coming} />,
});

/** The filters: what visitors look for, and under "More" kinds and tags, each with the number of items in view. */
export function Filters() {
  const { view, inView, change } = useExploreState();
  const { kinds, tags } = view;
  const others = kinds.length + tags.length;
  /** Undefined until the visitor opens or closes it. */
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? others > 0;
  const t = useTranslations('explore');
  const format = useFormatter();
  const row = useRef<HTMLDivElement>(null);
  const clear = () => {
    change(NO_FILTERS, 'push');
    // The button goes with the last filter, and the focus would go with it.
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const counts = useSettled(inView.counts, inView.waiting);
  return (
    <div className={styles.filters}>
      <div ref={row} className={styles.row}>
        <CategoryChips counts={counts.categories} />
        <ToggleChip
          pressed={isOpen}
          icon={<Icon of={SlidersHorizontal} size="1.1em" />}
          count={!isOpen && others > 0 ? format.number(others) : undefined}
          onChange={setOpened}
        >
          {t('moreFilters')}
        </ToggleChip>
        {isFiltered(view) && <ClearFilters onClear={clear} />}
      </div>
      {isOpen && <MoreFilters counts={counts.kinds} />}
    </div>
  );
}
