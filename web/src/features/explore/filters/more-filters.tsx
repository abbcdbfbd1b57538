import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { toggled } from '../../../elements/map/item-filter.ts';
import { HAS_SEARCH } from '../../../services/search/has-search.ts';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { TagChips } from './tag-chips.tsx';

interface MoreFiltersProps {
  /** The number of items in view, by kind. */
  counts: Readonly<Record<Kind, number>>;
}

/** Whether a category stands for exactly the items of the kind: visitors choose them among the categories. */
function isCategory(kind: Kind): boolean {
  return kind === 'post' || kind === 'list';
}

/** The kinds of what is in view, and tags. */
export function MoreFilters({ counts }: MoreFiltersProps) {
  const { view, change, alone } = useExploreState();
  const [isOpen, setIsOpen] = useState(false);
  const hasTags = HAS_SEARCH && !alone;
  const showsTags = hasTags && (isOpen || view.tags.length > 0);
  const t = useTranslations();
  const format = useFormatter();
  const offered = KINDS.filter(
    (kind) => (counts[kind] > 0 && !isCategory(kind)) || view.kinds.includes(kind),
  );
  return (
    <>
      <ChipGroup label={t('explore.kinds')}>
        {offered.map((kind) => (
          <ToggleChip
            key={kind}
            pressed={view.kinds.includes(kind)}
            icon={<KindMark kind={kind} />}
            count={counts[kind] > 0 ? format.number(counts[kind]) : undefined}
            onChange={() => change({ kinds: toggled(view.kinds, kind) }, 'push')}
          >
            {t(`kinds.${kind}`)}
          </ToggleChip>
        ))}
        {hasTags && (
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
      {showsTags && <TagChips />}
    </>
  );
}
