import { useTranslations } from 'use-intl';
import type { FoundCreators } from '../../live/queries/creator-queries.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { CreatorView } from './creator-view.tsx';
import styles from './creators-list.module.css';
import type { Limit } from './use-limit.ts';

interface CreatorsListProps {
  /** At best one more than the limit, which tells that there are others. */
  answer: FoundCreators;
  limit: Limit;
  /** While the answer to what is asked for now is on its way: this is the one before. */
  waiting: boolean;
}

/** Creators in order, and the way to more of them. */
export function CreatorsList({ answer, limit, waiting }: CreatorsListProps) {
  const t = useTranslations();
  const creators = answer.creators.slice(0, limit.now);
  // The button stays, and keeps the focus, while what it asked for is on its way.
  const more = answer.found > (waiting ? limit.before : limit.now);
  const told = more ? 'shown' : 'all';
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
        status={waiting ? t('states.loading') : t(`creators.${told}`, { count: creators.length })}
        onMore={more ? limit.grow : undefined}
        busy={waiting}
      >
        {t('creators.more')}
      </LoadMore>
    </div>
  );
}

/** As many as a desk shows at once. */
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of creators that are on their way. */
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
