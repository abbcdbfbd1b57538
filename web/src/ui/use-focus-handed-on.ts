import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Hands the focus on when a part goes that has it, often by a press of its own button: it would be nowhere.
 * @param to what is to have it, found while the part is still in the page
 * @returns for the part: of a component that goes with it
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

/** The first button that can be pressed of what is nearest around a part, and not in it. */
export function buttonAround(part: Element): HTMLElement | undefined {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const buttons = around.querySelectorAll<HTMLElement>('button:not(:disabled)');
    const found = [...buttons].find((button) => !part.contains(button));
    if (found) return found;
  }
  return undefined;
}
