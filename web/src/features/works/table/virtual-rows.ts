import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest.ts';

/** How many rows beyond the window are rendered, so that keys and quick scrolling find them. */
const BEYOND = 8;

/** A part of a long list: a row, or the room of rows that are not rendered. */
type Piece = { key: string; row: number } | { key: string; gap: number };

interface VirtualRows<Container extends HTMLElement> {
  /** The element with the rows. */
  container: RefObject<Container | null>;
  pieces: readonly Piece[];
  /** The `ref` of every row, which also needs its index as `data-index`. */
  measure: (row: Element | null) => void;
  /** The props of the element with the rows. The focused row stays rendered, however far it is scrolled away. */
  focusHandlers: {
    onFocus: (event: { target: Element }) => void;
    onBlur: (event: { relatedTarget: Element | null }) => void;
  };
  /** Scrolls to a row, given its key, and focuses its link. */
  reveal: (key: string) => void;
}

/** The heights of a heading and a bar that may cover the first and the last rows of the window, in pixels. */
const COVERED = { scrollPaddingStart: 56, scrollPaddingEnd: 88 };

/**
 * The visible rows of a long list that scrolls with the page. Their number does not grow with the length of the list.
 * @param keys the keys of all rows, in order
 * @param height the height of a row before it is measured, in pixels
 */
export function useVirtualRows<Container extends HTMLElement>(
  keys: readonly string[],
  height: number,
): VirtualRows<Container> {
  const container = useRef<Container>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<string>();
  const kept = focused === undefined ? -1 : keys.indexOf(focused);
  const extract = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (kept < 0 || seen.includes(kept)) return seen;
      return [...seen, kept].toSorted((a, b) => a - b);
    },
    [kept],
  );
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => height,
    getItemKey: (index) => keys[index] ?? index,
    overscan: BEYOND,
    scrollMargin: top,
    rangeExtractor: extract,
    ...COVERED,
  });
  const [revealed, setRevealed] = useState<string>();
  const latest = useLatest({ keys, virtualizer });
  const reveal = useCallback(
    (key: string) => {
      const index = latest.current.keys.indexOf(key);
      if (index < 0) return;
      latest.current.virtualizer.scrollToIndex(index);
      // A focused row is rendered, wherever the window is.
      setFocused(key);
      setRevealed(key);
    },
    [latest],
  );
  useLayoutEffect(() => {
    if (revealed === undefined) return;
    const row = container.current?.querySelector(`[data-index="${latest.current.keys.indexOf(revealed)}"]`);
    row?.querySelector('a')?.focus({ preventScroll: true });
    setRevealed(undefined);
  }, [revealed, latest]);
  // The content above the list may change its height at any time.
  useLayoutEffect(() => {
    const look = () => {
      if (container.current) setTop(Math.round(container.current.getBoundingClientRect().top + scrollY));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  return {
    container,
    pieces: piecesOf(virtualizer.getVirtualItems(), keys, { top, bottom: top + virtualizer.getTotalSize() }),
    measure: virtualizer.measureElement,
    reveal,
    focusHandlers: {
      onFocus: ({ target }) => {
        const index = target.closest('[data-index]')?.getAttribute('data-index') ?? '';
        setFocused(keys[Number.parseInt(index, 10)]);
      },
      onBlur: ({ relatedTarget }) => {
        // A focus that moves within a row, or to another row, stays in the list.
        if (!container.current?.contains(relatedTarget)) setFocused(undefined);
      },
    },
  };
}

interface Item {
  index: number;
  start: number;
  end: number;
}

/** The rendered rows, and the room between them. */
function piecesOf(
  items: readonly Item[],
  keys: readonly string[],
  { top, bottom }: { top: number; bottom: number },
): Piece[] {
  const pieces: Piece[] = [];
  let end = top;
  const leaveRoom = (until: number) => {
    if (until > end) pieces.push({ key: `gap ${pieces.length}`, gap: until - end });
  };
  for (const item of items) {
    leaveRoom(item.start);
    pieces.push({ key: keys[item.index] ?? `${item.index}`, row: item.index });
    end = item.end;
  }
  leaveRoom(bottom);
  return pieces;
}
