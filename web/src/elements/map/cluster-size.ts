import type { useFormatter } from 'use-intl';

type FormatNumber = ReturnType<typeof useFormatter>['number'];

/** The diameter of the disc of a cluster, in CSS pixels: from 36 for two items to 58 for ten thousand and more. */
export function discSide(items: number): number {
  return Math.round(36 + 5.5 * Math.min(4, Math.log10(items)));
}

/** A number short enough for the disc: 950, 1.2k. */
export function shortNumber(items: number, number: FormatNumber): string {
  return items < 1_000
    ? number(items)
    : number(items, { notation: 'compact', maximumFractionDigits: items < 10_000 ? 1 : 0 });
}
