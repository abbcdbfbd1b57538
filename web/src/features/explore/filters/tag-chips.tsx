import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNotice } from '../../../elements/failure/failure-notice.tsx';
import { toggled } from '../../../elements/map/item-filter.ts';
import { findTags } from '../../../services/search/find-tags.ts';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { useAnswer } from '../../../ui/hooks/use-answer.ts';
import { useExploreState } from '../state/explore-context.ts';
import styles from './filters.module.css';

/** The most frequent tags, and those that are chosen. A chosen tag makes the map show what the search finds with it. */
export function TagChips() {
  const { view, change } = useExploreState();
  const t = useTranslations('explore');
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(attempt, findTags)?.answer;
  if (answer === undefined) return <div className={styles.coming} />;
  if ('failure' in answer) {
    return (
      <div role="alert">
        <FailureNotice failure={answer.failure} onRetry={() => setAttempt(attempt + 1)} plain />
      </div>
    );
  }
  // A chip that is pressed stays where it is.
  const rare = view.tags.filter((tag) => !answer.done.includes(tag));
  return (
    <ChipGroup label={t('tags')}>
      {[...rare, ...answer.done].map((tag) => (
        <ToggleChip
          key={tag}
          pressed={view.tags.includes(tag)}
          onChange={() => change({ tags: toggled(view.tags, tag) }, 'push')}
        >
          {tag}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}
