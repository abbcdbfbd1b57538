import type { SheetMeasures } from '../../../ui/overlays/sheet-heights.ts';

/** The heights of the sheet over the map. The lowest one shows the number of items and the filters, at any text size. */
export const SHEET: SheetMeasures = { low: 8, middle: 0.58, high: 0.94 };
