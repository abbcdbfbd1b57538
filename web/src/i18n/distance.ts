import type { Units } from '@waymark/model/entities/units';
import type { Locale } from '@waymark/model/locale';

/** The international mile and foot, in metres. */
const MILE = 1609.344;
const FOOT = 0.3048;

/** Regions where road distances are in miles. */
const MILE_REGIONS = ['US', 'GB', 'LR', 'MM'];

interface Distance {
  value: number;
  unit: 'meter' | 'kilometer' | 'foot' | 'mile';
}

/** The units of a reader without a preference. French uses metric units; English depends on the region. */
export function unitsOf(locale: Locale, languages: readonly string[]): Units {
  if (locale === 'fr') return 'metric';
  const english = languages.find((language) => /^en\b/i.test(language)) ?? '';
  const region = english.split('-').at(-1)?.toUpperCase() ?? '';
  return MILE_REGIONS.includes(region) ? 'imperial' : 'metric';
}

/** A distance rounded to a sensible precision, in the larger unit from a sensible size on. */
export function distanceIn(units: Units, metres: number): Distance {
  if (units === 'metric') {
    const near = roundTo(metres < 100 ? 1 : 10, metres);
    return near < 1000 ? { value: near, unit: 'meter' } : { value: tenths(metres / 1000), unit: 'kilometer' };
  }
  const feet = metres / FOOT;
  const near = roundTo(feet < 100 ? 1 : 10, feet);
  return near < 1000 ? { value: near, unit: 'foot' } : { value: tenths(metres / MILE), unit: 'mile' };
}

/** One decimal below ten, otherwise whole. */
function tenths(value: number): number {
  return value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value);
}

function roundTo(step: number, value: number): number {
  return Math.round(value / step) * step;
}
