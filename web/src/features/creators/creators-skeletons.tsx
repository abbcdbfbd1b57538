import { useTranslations } from 'use-intl';
import styles from './creators-skeletons.module.css';

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
