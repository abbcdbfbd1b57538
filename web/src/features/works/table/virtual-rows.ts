import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../ui/use-latest.ts';

/** So many rows beyond the window are there as well, so that keys and quick fingers find them. */
const BEYOND = 8;

/** What stands in a long list: a row, or the room that those take that are not there. */
type Piece = { key: string; row: number } | { key: string; gap: number };

interface VirtualRows<Container extends HTMLElement> {
  /** What holds the rows. */
  container: RefObject<Container | null>;
  pieces: readonly Piece[];
  /** To be given to each row as `ref`, with its number as `data-index`. */
  measure: (row: Element | null) => void;
  /** To be spread over what holds the rows: the one with the focus stays, however far it is scrolled away. */
  keeping: {
    onFocus: (event: { target: Element }) => void;
    onBlur: (event: { relatedTarget: Element | null }) => void;
  };
  /** Brings a row into view, given its key, and the focus to its link. */
  reveal: (key: string) => void;
}

/** What may lie over the first and the last rows of the window: a heading, and a bar. In pixels. */
const COVERED = { scrollPaddingStart: 56, scrollPaddingEnd: 88 };

/**
 * Of many rows that scroll with the page, those that are seen: their number does not grow with that of all.
 * @param keys of all rows, in their order
 * @param height of a row that has not been measured yet, in pixels
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
      // So that it is there, wherever the window is.
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
  // What is above it may grow at any time.
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
    keeping: {
      onFocus: ({ target }) => {
        const index = target.closest('[data-index]')?.getAttribute('data-index') ?? '';
        setFocused(keys[Number.parseInt(index, 10)]);
      },
      onBlur: ({ relatedTarget }) => {
        // On its way to another row, or within one, it has not left.
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

/** Rows and the room between them. */
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
