import { useEffect, useState } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DestinationContext } from '../elements/page/destination.ts';
import { AFTER_PAGE } from '../elements/page/lazy-part.tsx';
import { useIdle } from '../ui/hooks/use-idle.ts';
import { applyEarlyInput } from './early-input.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The application in a browser. */
export function Root({ router }: { router: Router }) {
  const [getDestination] = useState(() => () => router.state.navigation.location ?? router.state.location);
  // The budget of a page and its benchmark count what it loads until now.
  useEffect(() => {
    performance.mark('interactive');
    applyEarlyInput();
  }, []);
  const idle = useIdle(AFTER_PAGE);
  useEffect(() => {
    if (!idle) return;
    const starting = import('./navigation/prefetch.ts').then(({ prefetchOnIntent }) =>
      prefetchOnIntent(router.routes),
    );
    // Without prefetching, pages only open more slowly.
    starting.catch((error: unknown) => console.warn('Prefetching is off.', error));
    return () => void starting.then((end) => end()).catch(() => {});
  }, [idle, router]);
  return (
    <DestinationContext value={getDestination}>
      <RouterProvider router={router} />
    </DestinationContext>
  );
}
