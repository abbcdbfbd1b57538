import { useFormatter } from 'use-intl';
import { roundedTime } from './legs.ts';

/** Formats an approximate time, given in minutes, in the reader's language. */
export function useTime(): (minutes: number) => string {
  const format = useFormatter();
  const amount = (value: number, unit: 'hour' | 'minute') =>
    value === 0 ? [] : [format.number(value, { style: 'unit', unit, unitDisplay: 'short' })];
  return (time) => {
    const { hours, minutes } = roundedTime(time);
    return [...amount(hours, 'hour'), ...amount(minutes, 'minute')].join(' ').replaceAll(' ', '\u00A0');
  };
}
