import { type RefObject, useEffect } from 'react';

/**
 * How much of the window's lower edge bars cover, in CSS pixels, also where one stands on another. A bar behind the keyboard of a phone
 * covers nothing more.
 */
export function coveredBottom(): number {
  const height = visualViewport?.height ?? innerHeight;
  const bars = [...document.querySelectorAll('[data-toasts-above]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.top < height)
    .sort((one, other) => other.bottom - one.bottom);
  let edge = height;
  // A bar that is not at the edge, or at a bar there, is a part of the page, which ends there.
  for (const bar of bars) if (bar.bottom >= edge - NEAR) edge = Math.min(edge, bar.top);
  return height - edge;
}

/** A bar may float above the edge or another bar, in CSS pixels. */
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
