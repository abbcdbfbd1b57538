import type { Category } from '@waymark/model/entities/kinds';
import { keysOf } from '@waymark/model/keys-of';
import { useFormatter, useTranslations } from 'use-intl';
import { CATEGORY_ICONS } from '../../../elements/card/category-icons.ts';
import { toggled } from '../../../elements/map/item-filter.ts';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useExploreState } from '../state/explore-context.ts';

interface CategoryChipsProps {
  /** The number of items in view, by category. */
  counts: Readonly<Record<Category, number>>;
}

/** What visitors look for, each of which can be switched on and off. What is not in view is left out, unless it is switched on. */
export function CategoryChips({ counts }: CategoryChipsProps) {
  const { view, change } = useExploreState();
  const t = useTranslations('explore');
  const format = useFormatter();
  const offered = keysOf(CATEGORY_ICONS).filter(
    (category) => counts[category] > 0 || view.categories.includes(category),
  );
  if (offered.length === 0) return null;
  return (
    <ChipGroup label={t('categories')}>
      {offered.map((category) => (
        <ToggleChip
          key={category}
          pressed={view.categories.includes(category)}
          icon={<Icon of={CATEGORY_ICONS[category]} size="1.1em" />}
          count={counts[category] > 0 ? format.number(counts[category]) : undefined}
          onChange={() => change({ categories: toggled(view.categories, category) }, 'push')}
        >
          {t(`lookFor.${category}`)}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}
