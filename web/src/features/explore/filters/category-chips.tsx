import { CATEGORIES, type Category } from '@waymark/model/entities/kinds';
import {
  Bed,
  Binoculars,
  Footprints,
  Landmark,
  type LucideIcon,
  MapPin,
  Palette,
  ShoppingBag,
  TrainFront,
  TreePalm,
  Trees,
  Utensils,
  Wine,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { toggleCategory } from '../../../elements/map/item-filter.ts';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useExploreState } from '../state/explore-context.ts';

interface CategoryChipsProps {
  /** The number of items in view, by category. */
  counts: Readonly<Record<Category, number>>;
}

/** The categories of points of interest, each of which can be switched on and off. */
export function CategoryChips({ counts }: CategoryChipsProps) {
  const { view, inView, change } = useExploreState();
  const t = useTranslations('explore');
  const format = useFormatter();
  return (
    <ChipGroup label={t('categories')}>
      {CATEGORIES.map((category) => (
        <ToggleChip
          key={category}
          pressed={view.categories.includes(category)}
          icon={<Icon of={CATEGORY_ICONS[category]} size="1.1em" />}
          count={inView.waiting ? undefined : format.number(counts[category])}
          onChange={() => change(toggleCategory(view, category), 'push')}
        >
          {t(`category.${category}`)}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}

const CATEGORY_ICONS: Record<Category, LucideIcon> = {
  sight: Landmark,
  museum: Palette,
  viewpoint: Binoculars,
  nature: Trees,
  beach: TreePalm,
  hike: Footprints,
  food: Utensils,
  drink: Wine,
  stay: Bed,
  shop: ShoppingBag,
  transport: TrainFront,
  other: MapPin,
};
