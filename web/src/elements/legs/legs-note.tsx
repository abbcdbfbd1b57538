import { useFormatter, useTranslations } from 'use-intl';
import { useDistance, useUnits } from '../../session/use-distance.ts';
import styles from './legs.module.css';
import { DRIVEN, IN_TOWN, type Leg, SPEEDS, WALKED } from './legs.ts';

const MILES = 1 / 1.609344;

/** How distances and times are measured, and which speeds are assumed. */
export function LegsNote({ legs }: { legs: readonly Leg[] }) {
  const t = useTranslations('item.list');
  const format = useFormatter();
  const distance = useDistance();
  const isMetric = useUnits() === 'metric';
  const speed = (kilometres: number) =>
    format.number(Math.round(isMetric ? kilometres : kilometres * MILES), {
      style: 'unit',
      unit: isMetric ? 'kilometer-per-hour' : 'mile-per-hour',
    });
  if (legs.length === 0) return null;
  return (
    <p className={styles.note}>
      {t('legsNote', {
        foot: speed(SPEEDS.foot),
        limit: distance(WALKED),
        town: speed(SPEEDS.town),
        near: distance(IN_TOWN),
        road: speed(SPEEDS.road),
      })}
      {legs.some(({ way }) => way === 'far') && ` ${t('legsFar', { limit: distance(DRIVEN) })}`}
    </p>
  );
}
