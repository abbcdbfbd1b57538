import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Moves the focus when a focused part disappears, often by a press of its own button. Otherwise the focus would be lost.
 * @param to finds the element that gets the focus, while the part is still in the page
 * @returns a ref for the part, in a component that unmounts with it
 */
export function useFocusHandedOn<Part extends HTMLElement>(
  to: (part: Part) => HTMLElement | null | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const latest = useLatest(to);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current(element)?.focus();
    };
  }, [latest]);
  return part;
}

/** The first enabled button in the nearest ancestor of a part, outside the part itself. */
export function buttonAround(part: Element): HTMLElement | undefined {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const buttons = around.querySelectorAll<HTMLElement>('button:not(:disabled)');
    const found = [...buttons].find((button) => !part.contains(button));
    if (found) return found;
  }
  return undefined;
}
