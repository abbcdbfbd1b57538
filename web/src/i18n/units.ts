import { UNITS, type Units } from '@waymark/model/entities/user';
import { createStore } from '../ui/store.ts';

/*
 * The units that a reader chose. They are kept in this browser, so that a page has them at once, and follow the settings of the
 * signed-in user.
 */

const KEY = 'waymark.units';

/** Undefined where the reader chose none: then their language and region decide. */
export const chosenUnits = createStore<Units | undefined>(undefined);

if (typeof document !== 'undefined') {
  chosenUnits.set(storedUnits());
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) chosenUnits.set(storedUnits());
  });
}

export function chooseUnits(units: Units): void {
  chosenUnits.set(units);
  try {
    if (storedUnits() !== units) localStorage.setItem(KEY, units);
  } catch (error) {
    console.warn('The chosen units apply until this page is left.', error);
  }
}

function storedUnits(): Units | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return UNITS.find((units) => units === stored);
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}
