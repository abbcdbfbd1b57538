import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLive } from '../../live/core/use-live.ts';
import { creatorOfOther } from '../../live/queries/own-queries.ts';
import styles from './sharing.module.css';

/** Says for whom a co-writer writes a story. The line is there before the name is known. */
export function StoryOwner({ ownerId }: { ownerId: string }) {
  const t = useTranslations('sharing');
  const state = useLive(useMemo(() => creatorOfOther(ownerId), [ownerId]));
  return (
    <p className={styles.hint}>
      {state.status === 'ready' ? t('storyOf', { name: state.value.name }) : t('storyOfAnother')}
    </p>
  );
}
