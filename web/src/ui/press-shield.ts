import styles from './press-shield.module.css';
import { topDialog } from './top-dialog.ts';

/** For so long another press at the same place belongs to the first, in milliseconds: a double click by habit, a finger that trembles. */
const DOUBLE = 500;

/** Where something was pressed by a pointer, and when, in milliseconds of `performance.now`. */
export interface Press {
  x: number;
  y: number;
  at: number;
}

/** Undefined where a click came from the keyboard, or from what reads the page aloud. */
export function pressOf({ detail, clientX, clientY }: MouseEvent): Press | undefined {
  return detail === 0 ? undefined : { x: clientX, y: clientY, at: performance.now() };
}

/**
 * Takes what else is pressed at a place where something has just gone, for as long as it may be the second of a double press: it
 * would hit what lay beneath, which nobody meant.
 */
export function shieldFromSecond({ x, y, at }: Press): void {
  const left = at + DOUBLE - performance.now();
  if (left <= 0) return;
  // Once it is known what has opened in its place.
  queueMicrotask(() => {
    const shield = document.createElement('div');
    shield.className = styles.shield ?? '';
    shield.popover = 'manual';
    Object.assign(shield.style, { left: `${x}px`, top: `${y}px` });
    // What has the focus keeps it.
    shield.addEventListener('mousedown', (event) => event.preventDefault());
    (topDialog() ?? document.body).append(shield);
    shield.showPopover?.();
    setTimeout(() => shield.remove(), left);
  });
}
