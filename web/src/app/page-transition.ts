import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/*
 * The transition "page", out-in: the page that is shown leaves once the next one is loaded, and only then makes room for it. It
 * is two animations of the content's element and nothing more. View transitions would have to be asked for by every link, hold
 * back the whole document, and leave out the browsers that have none; a keyed wrapper would build pages anew that stay the same.
 * What has no `data-page`, a map above all, is neither held up nor touched.
 */

/** How long a page takes to leave, and the next one to enter, in milliseconds. */
const LEAVING = 120;
const ENTERING = 180;

/** The path that was shown last. Not in a component: another layout or language puts a new element around the page. */
let shown: string | undefined;

/**
 * Lets the page that is shown leave for another path, and resolves when it is gone. It comes back where the visitor changes
 * their mind, which the signal of the request tells.
 */
export async function leavePage({ url, signal }: Request): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-page]');
  if (page === null || page.dataset['page'] === new URL(url).pathname || prefersStillness()) return;
  const leaving = page.animate(
    { opacity: [1, 0] },
    { duration: LEAVING, easing: 'ease-out', fill: 'forwards' },
  );
  signal.addEventListener('abort', () => leaving.cancel(), { once: true });
  // Cancelled, it rejects. A timer beside it, because animations stand still in a tab that nobody sees.
  const left = leaving.finished.then(undefined, () => undefined);
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 2 * LEAVING))]);
}

/** Lets each page enter that takes the place of another; the first one of a document is simply there. */
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
