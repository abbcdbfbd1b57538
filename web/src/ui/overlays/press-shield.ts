import styles from './press-shield.module.css';
import { topDialog } from './top-dialog.ts';

/** How long another press at the same place counts as part of a double press, in milliseconds. */
export const DOUBLE_PRESS = 500;

/** The place and time of a pointer press; the time is in milliseconds of `performance.now`. */
export interface Press {
  x: number;
  y: number;
  at: number;
}

/** Undefined where the click came from the keyboard or a screen reader. */
export function pressOf({ detail, clientX, clientY }: MouseEvent): Press | undefined {
  return detail === 0 ? undefined : { x: clientX, y: clientY, at: performance.now() };
}

/**
 * Absorbs further presses at the place of an element that has just gone, for the time of a double press. Otherwise the second
 * press would hit the element beneath by accident.
 */
export function shieldFromSecond({ x, y, at }: Press): void {
  const left = at + DOUBLE_PRESS - performance.now();
  if (left <= 0) return;
  // Runs after a dialog or popover that opens in its place is known.
  queueMicrotask(() => {
    const shield = document.createElement('div');
    shield.className = styles.shield ?? '';
    shield.popover = 'manual';
    Object.assign(shield.style, { left: `${x}px`, top: `${y}px` });
    // Keeps the focus where it is.
    shield.addEventListener('mousedown', (event) => event.preventDefault());
    (topDialog() ?? document.body).append(shield);
    shield.showPopover?.();
    setTimeout(() => shield.remove(), left);
  });
}
