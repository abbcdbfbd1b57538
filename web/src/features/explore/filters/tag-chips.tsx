import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/form/use-failure-sentence.ts';
import { toggled } from '../../../elements/map/item-filter.ts';
import type { SearchAnswer } from '../../../services/search/engine.ts';
import { findTags } from '../../../services/search/find-tags.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { ToggleChip } from '../../../ui/toggle-chip.tsx';
import { useExploreState } from '../state/explore-context.ts';
import styles from './filters.module.css';

/** The most frequent tags, and those that are chosen. A chosen tag makes the map show what the search finds with it. */
export function TagChips() {
  const { view, change } = useExploreState();
  const t = useTranslations('explore');
  const retry = useTranslations('states')('retry');
  const sentenceOf = useFailureSentence();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<SearchAnswer<string[]>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false;
    void findTags().then((next) => {
      if (!isGone) setAnswer(next);
    });
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (answer === undefined) return <div className={styles.coming} />;
  if ('failure' in answer) {
    return (
      <p className={styles.failure} role="alert">
        {sentenceOf(answer.failure)}{' '}
        <Button kind="quiet" size="small" onClick={() => setAttempt(attempt + 1)}>
          {retry}
        </Button>
      </p>
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
