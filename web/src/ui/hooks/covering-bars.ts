import { type RefObject, useEffect } from 'react';

/** How much of the window's lower edge bars cover, in CSS pixels. A bar behind the keyboard of a phone covers nothing more. */
export function coveredBottom(): number {
  const height = visualViewport?.height ?? innerHeight;
  const tops = [...document.querySelectorAll('[data-toasts-above]')]
    .map((bar) => bar.getBoundingClientRect())
    // A bar that is not at the edge is a part of the page, which ends there.
    .filter((bar) => bar.height > 0 && bar.top < height && bar.bottom >= height - NEAR)
    .map(({ top }) => height - top);
  return Math.max(0, ...tops);
}

/** A bar may float above the edge, in CSS pixels. */
const NEAR = 32;

/** Below the bar there is still room for a line, in CSS pixels. */
const ROOM = 24;

/**
 * While a bar is at the lower edge of the window, the browser scrolls what gets the focus, and the caret of a text, to above it:
 * also when the bar grows.
 */
export function useScrollAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `calc(${current.offsetHeight + ROOM}px + var(--bottom-bar, 0px))`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = before;
    };
  }, [bar]);
}
