import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/*
 * The page transition, out-in. Once the next page is loaded, the current page animates out and the next one in. Both are
 * animations of the content element. View transitions are not used: every link would have to request them, they block the
 * whole document, and some browsers lack them. A keyed wrapper is not used either: it would remount pages that stay the same.
 * Elements without `data-page`, above all a map, are not affected.
 */

/** The duration of leaving and of entering, in milliseconds. */
const LEAVING = 120;
const ENTERING = 180;

/**
 * The path that was shown last. It is not component state, because another layout or language mounts a new element around the
 * page.
 */
let shown: string | undefined;

/**
 * Animates the current page out before a navigation to another path, and resolves when that is done. The page comes back if
 * the signal of the request aborts.
 */
export async function leavePage({ url, signal }: Request): Promise<void> {
  if (typeof document === 'undefined') return;
  const page = document.querySelector<HTMLElement>('[data-page]');
  if (page === null || page.dataset['page'] === new URL(url).pathname || prefersStillness()) return;
  const leaving = page.animate(
    { opacity: [1, 0] },
    { duration: LEAVING, easing: 'ease-out', fill: 'forwards' },
  );
  signal.addEventListener('abort', () => leaving.cancel(), { once: true });
  // A cancelled animation rejects. The timer is needed because animations stall in a background tab.
  const left = leaving.finished.then(undefined, () => undefined);
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 2 * LEAVING))]);
}

/** Animates each page in that replaces another. The first page of a document appears without an animation. */
export function usePageTransition(content: RefObject<HTMLElement | null>, moves: boolean): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const before = shown;
    shown = pathname;
    const page = content.current;
    if (!moves || page === null) return;
    page.dataset['page'] = pathname;
    if (before === undefined || before === pathname || prefersStillness()) return;
    for (const animation of page.getAnimations()) animation.cancel();
    page.animate(
      { opacity: [0, 1], transform: ['translateY(6px)', 'none'] },
      { duration: ENTERING, easing: 'ease-out' },
    );
  }, [content, pathname, moves]);
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
