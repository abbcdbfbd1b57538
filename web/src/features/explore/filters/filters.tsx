import { KINDS } from '@waymark/model/entities/kinds';
import { Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { countsByChoice, effectiveKinds, toggleKind } from '../../../elements/map/item-filter.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { HAS_SEARCH } from '../../../services/search/has-search.ts';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useExploreState } from '../state/explore-context.ts';
import styles from './filters.module.css';

// The code of the filters, with its icons, loads with the first filter: the first view does not need it.
const ClearFilters = lazyPart(async () => (await import('./clear-filters.tsx')).ClearFilters, {
  fallback: null,
});
const CategoryChips = lazyPart(async () => (await import('./category-chips.tsx')).CategoryChips, {
  fallback: <div className={styles.coming} />,
});

const TagChips = lazyPart(async () => (await import('./tag-chips.tsx')).TagChips, {
  messages: ['failures'],
  fallback: <div className={styles.coming} />,
});

/** The filters: kinds, tags, and the categories of points of interest, each with the number of items in view. */
export function Filters() {
  const { view, inView, change, alone } = useExploreState();
  const [isOpen, setIsOpen] = useState(false);
  const showsTags = isOpen || view.tags.length > 0;
  const t = useTranslations();
  const format = useFormatter();
  const chosen = effectiveKinds(view);
  const counts = countsByChoice(inView.counts);
  const countOf = (items: number) => (inView.waiting ? undefined : format.number(items));
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <ChipGroup label={t('explore.kinds')}>
          {KINDS.map((kind) => (
            <ToggleChip
              key={kind}
              pressed={chosen.includes(kind)}
              icon={<KindMark kind={kind} />}
              count={countOf(counts.kinds[kind])}
              onChange={() => change(toggleKind(view, kind), 'push')}
            >
              {t(`kinds.${kind}`)}
            </ToggleChip>
          ))}
          {HAS_SEARCH && !alone && (
            <ToggleChip
              pressed={showsTags}
              icon={<Icon of={TagIcon} size="1.1em" />}
              onChange={(isOn) => {
                setIsOpen(isOn);
                if (!isOn && view.tags.length > 0) change({ tags: [] }, 'push');
              }}
            >
              {t('explore.tags')}
            </ToggleChip>
          )}
        </ChipGroup>
        {chosen.length > 0 && <ClearFilters onClear={() => change({ kinds: [], categories: [] }, 'push')} />}
      </div>
      {chosen.includes('poi') && <CategoryChips counts={counts.categories} />}
      {showsTags && HAS_SEARCH && !alone && <TagChips />}
    </div>
  );
}
