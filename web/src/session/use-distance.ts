import type { Units } from '@waymark/model/entities/units';
import { useFormatter } from 'use-intl';
import { distanceIn, unitsOf } from '../i18n/distance.ts';
import { useLocale } from '../i18n/paths.ts';
import { chosenUnits, onUnits } from '../i18n/units.ts';
import { useBrowserValue } from '../ui/hooks/use-browser-value.ts';

/** Formats distances, given in metres, in the reader's language and units. */
export function useDistance(preferred?: Units): (metres: number) => string {
  const format = useFormatter();
  const own = useUnits();
  const units = preferred ?? own;
  return (metres) => {
    const { value, unit } = distanceIn(units, metres);
    // Keeps number and unit on one line; French does so by itself.
    return format.number(value, { style: 'unit', unit, unitDisplay: 'short' }).replaceAll(' ', '\u00A0');
  };
}

/**
 * The units of this browser's reader: those that they chose, or those of their region. The server knows no reader and renders
 * metric units.
 */
export function useUnits(): Units {
  const locale = useLocale();
  return useBrowserValue<Units>(
    onChange,
    () => chosenUnits() ?? unitsOf(locale, navigator.languages),
    'metric',
  );
}

function onChange(listener: () => void): () => void {
  addEventListener('languagechange', listener);
  const stop = onUnits(listener);
  return () => {
    removeEventListener('languagechange', listener);
    stop();
  };
}
