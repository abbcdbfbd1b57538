import { useTranslations } from 'use-intl';
import type { FoundCreators } from '../../live/queries/creator-queries.ts';
import { LoadMore } from '../../ui/controls/load-more.tsx';
import { CreatorView } from './creator-view.tsx';
import styles from './creators-list.module.css';
import type { Limit } from './use-limit.ts';

interface CreatorsListProps {
  /** At most one creator more than the limit, which shows that there are others. */
  answer: FoundCreators;
  limit: Limit;
  /** Whether the current query is still loading. `answer` is that of the query before then. */
  waiting: boolean;
}

/** A list of creators with a button for more. */
export function CreatorsList({ answer, limit, waiting }: CreatorsListProps) {
  const t = useTranslations();
  const creators = answer.creators.slice(0, limit.now);
  // The button stays, and keeps the focus, while more creators are loading.
  const more = answer.found > (waiting ? limit.before : limit.now);
  const statusKey = more ? 'shown' : 'all';
  return (
    <div>
      <ul className={styles.list} aria-busy={waiting}>
        {creators.map((creator) => (
          <li key={creator.id}>
            <CreatorView creator={creator} />
          </li>
        ))}
      </ul>
      <LoadMore
        status={waiting ? t('states.loading') : t(`creators.${statusKey}`, { count: creators.length })}
        onMore={more ? limit.grow : undefined}
        busy={waiting}
      >
        {t('creators.more')}
      </LoadMore>
    </div>
  );
}

/** As many as a desktop window shows at once. */
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeletons of a list of creators that is loading. */
export function CreatorsSkeletons() {
  const t = useTranslations('states');
  return (
    <div className={styles.list} role="status" aria-label={t('loading')}>
      {SHAPES.map((shape) => (
        <div key={shape} className={styles.shape} />
      ))}
    </div>
  );
}
