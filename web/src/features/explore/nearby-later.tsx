import { type ComponentProps, lazy, Suspense } from 'react';

const Nearby = lazy(async () => ({ default: (await import('./nearby.tsx')).Nearby }));

/** What is near a place, below what a page first shows: its code comes after that. */
export function NearbyLater(props: ComponentProps<typeof Nearby>) {
  return (
    <Suspense fallback={null}>
      <Nearby {...props} />
    </Suspense>
  );
}
