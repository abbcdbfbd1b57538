import { useTranslations } from 'use-intl';
import { useDistance } from '../../session/use-distance.ts';
import styles from './legs.module.css';
import { type Leg, minutesOf } from './legs.ts';
import { useTime } from './use-time.ts';

/** The distance and the time from the place before. */
export function LegLine({ leg }: { leg: Leg }) {
  const t = useTranslations('item.list');
  const distance = useDistance()(leg.metres);
  const time = useTime();
  const minutes = minutesOf(leg);
  return (
    <p className={styles.leg}>
      {minutes === undefined ? distance : t('leg', { distance, time: time(minutes), way: leg.way })}
    </p>
  );
}
