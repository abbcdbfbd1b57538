import { useEffect, useState } from 'react';

/** A smaller move is none: a finger trembles. In CSS pixels. */
const LEAST = 4;

/**
 * Whether the reader scrolled down last, in the page or in a part of it, and is not back at its top.
 * @param page what is shown: another one starts at its top
 */
export function useScrolledDown(page: string): boolean {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const positions = new WeakMap<Node, number>();
    const follow = ({ target }: Event) => {
      const scroller = target === document ? document.scrollingElement : target;
      if (!(scroller instanceof Element)) return;
      const { scrollTop } = scroller;
      const moved = scrollTop - (positions.get(scroller) ?? 0);
      if (Math.abs(moved) < LEAST && scrollTop > 0) return;
      positions.set(scroller, scrollTop);
      // A part that is scrolled sideways does not move.
      if (moved !== 0) setAt(moved > 0 && scrollTop > 0 ? page : undefined);
    };
    // The scrolling of a part does not bubble.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [page]);
  return at === page;
}
