import type { Category } from '@waymark/model/entities/kinds';
import { keysOf } from '@waymark/model/keys-of';
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

/** What visitors look for, each of which can be switched on and off. What is not in view is left out, unless it is switched on. */
export function CategoryChips({ counts }: CategoryChipsProps) {
  const { view, change } = useExploreState();
  const t = useTranslations('explore');
  const format = useFormatter();
  const offered = CATEGORIES_OFFERED.filter(
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
          onChange={() => change(toggleCategory(view, category), 'push')}
        >
          {t(`lookFor.${category}`)}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}

/** In the order of the chips. */
const CATEGORY_ICONS: Record<Category, LucideIcon> = {
  food: Utensils,
  sight: Landmark,
  viewpoint: Binoculars,
  museum: Palette,
  nature: Trees,
  beach: TreePalm,
  hike: Footprints,
  drink: Wine,
  stay: Bed,
  shop: ShoppingBag,
  transport: TrainFront,
  other: MapPin,
};

const CATEGORIES_OFFERED = keysOf(CATEGORY_ICONS);
