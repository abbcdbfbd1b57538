import { CATEGORIES, type Category } from '@waymark/model/entities/kinds';
import { useFormatter, useTranslations } from 'use-intl';
import { toggleCategory } from '../../../elements/map/item-filter.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ToggleChip } from '../../../ui/toggle-chip.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { CATEGORY_ICONS } from './category-icons.ts';

interface CategoryChipsProps {
  /** How many there are of each here. */
  counts: Readonly<Record<Category, number>>;
}

/** The categories of points of interest, to be chosen among. */
export function CategoryChips({ counts }: CategoryChipsProps) {
  const { view, here, change } = useExploreState();
  const t = useTranslations('explore');
  const format = useFormatter();
  return (
    <ChipGroup label={t('categories')}>
      {CATEGORIES.map((category) => (
        <ToggleChip
          key={category}
          pressed={view.categories.includes(category)}
          icon={<Icon of={CATEGORY_ICONS[category]} size="1.1em" />}
          count={here.waiting ? undefined : format.number(counts[category])}
          onChange={() => change(toggleCategory(view, category), 'push')}
        >
          {t(`category.${category}`)}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}
