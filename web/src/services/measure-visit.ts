import { config } from '../config.ts';

/** The part of all visits that is measured. The local stack has few visits and measures each. */
const SAMPLE = config.VITE_USE_EMULATORS ? 1 : 0.1;

let isDecided = false;

/** Decides once for each document whether this visit is measured. Browsers that a program drives are left out. */
export function measureVisit(): void {
  if (isDecided) return;
  isDecided = true;
  if (navigator.webdriver || Math.random() >= SAMPLE) return;
  // Without the measurement nothing is missing to the visitor.
  import('./web-vitals.ts').then(({ watchVitals }) => watchVitals()).catch(() => {});
}
