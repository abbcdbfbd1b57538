import { vi } from 'vitest';

/** Says for all media queries whether a finger is the first pointer of the device. */
export function stubTouch(isTouch: boolean): void {
  const list = { matches: isTouch, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => list);
}
