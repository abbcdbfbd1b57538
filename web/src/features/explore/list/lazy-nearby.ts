import { lazy } from 'react';

/** What is near a place, below what a page first shows: its code comes after that. */
export const LazyNearby = lazy(async () => ({ default: (await import('./nearby.tsx')).Nearby }));
