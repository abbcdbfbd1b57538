import { UNITS, type Units } from '@waymark/model/entities/units';

/*
 * The units that a reader chose. They are kept in this browser, so that a page has them at once, and follow the settings of the
 * signed-in user.
 */

const KEY = 'waymark.units';

/** As last read or chosen; null before that. */
let known: Units | undefined | null = null;
const listeners = new Set<() => void>();

/** The chosen units. Undefined where the reader chose none: then their language and region decide. */
export function chosenUnits(): Units | undefined {
  if (known === null) known = storedUnits();
  return known;
}

export function chooseUnits(units: Units): void {
  change(units);
  try {
    if (storedUnits() !== units) localStorage.setItem(KEY, units);
  } catch (error) {
    console.warn('The chosen units apply until this page is left.', error);
  }
}

/** Calls the listener after each choice, also in another tab. @returns a function that stops it */
export function onUnits(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) change(storedUnits());
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

function change(units: Units | undefined): void {
  if (units === known) return;
  known = units;
  for (const listener of listeners) listener();
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
