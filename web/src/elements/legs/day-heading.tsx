import type { ListHeading } from '@waymark/model/entities/list';
import { useTranslations } from 'use-intl';
import { useDistance } from '../../session/use-distance.ts';
import { Localised } from '../card/localised.tsx';
import styles from './legs.module.css';
import { type Leg, totalOf } from './legs.ts';
import { useTime } from './use-time.ts';

interface DayHeadingProps {
  heading: ListHeading;
  /** Of this day. */
  legs: readonly Leg[];
}

/** The heading of a day, with the distance and the time of the whole day. */
export function DayHeading({ heading, legs }: DayHeadingProps) {
  return (
    <div className={styles.day}>
      <h2>
        <Localised text={heading.heading} note />
      </h2>
      {legs.length > 0 && <DayTotal legs={legs} />}
    </div>
  );
}

function DayTotal({ legs }: Pick<DayHeadingProps, 'legs'>) {
  const t = useTranslations('item.list');
  const { metres, minutes } = totalOf(legs);
  const distance = useDistance()(metres);
  const time = useTime();
  return (
    <p className={styles.total}>
      {minutes === undefined
        ? t('dayDistance', { distance })
        : t('dayTime', { distance, time: time(minutes) })}
    </p>
  );
}
