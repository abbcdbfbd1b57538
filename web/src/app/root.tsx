import { useEffect } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DestinationContext } from '../elements/page/destination.ts';
import { AFTER_PAGE } from '../elements/page/lazy-part.tsx';
import { useIdle } from '../ui/use-idle.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);
const getDestination = () => router.state.navigation.location ?? router.state.location;

export function Root() {
  const idle = useIdle(AFTER_PAGE);
  useEffect(() => {
    if (!idle) return;
    const starting = import('./prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent(router.routes));
    // Without prefetching, pages only open more slowly.
    starting.catch((error: unknown) => console.warn('Prefetching is off.', error));
    return () => void starting.then((end) => end()).catch(() => {});
  }, [idle]);
  return (
    <DestinationContext value={getDestination}>
      <RouterProvider router={router} />
    </DestinationContext>
  );
}
