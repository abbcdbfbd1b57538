import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many rows beyond the visible ones are rendered. */
const BEYOND = 6;

interface PanelRows<Container extends HTMLElement> {
  container: RefObject<Container | null>;
  rows: readonly VirtualItem[];
  /** The height of all rows, in pixels. */
  height: number;
  /** The `ref` of every row, which also needs its index as `data-index`. */
  measure: (row: Element | null) => void;
  /** Where the first row begins, in pixels from the beginning of what scrolls. */
  top: number;
}

/**
 * The visible rows of a long list in a panel that scrolls. Their number does not grow with the length of the list.
 * @param height of a row before it is measured, in pixels
 */
export function usePanelRows<Container extends HTMLElement>(
  keys: readonly string[],
  height: number,
): PanelRows<Container> {
  const container = useRef<Container>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const list = container.current;
    const found = list && scrollerOf(list);
    setScroller(found);
    if (list === null || found === null) return;
    // The content above the list may change its height at any time.
    const look = () => {
      const begin = list.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop;
      setTop(Math.round(begin));
    };
    look();
    const sizes = new ResizeObserver(look);
    for (const part of [found, ...(list.parentElement ? [list.parentElement] : [])]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    getItemKey: (index) => keys[index] ?? index,
    overscan: BEYOND,
    scrollMargin: top,
  });
  return {
    container,
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    top,
  };
}

/** The closest ancestor that scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}
