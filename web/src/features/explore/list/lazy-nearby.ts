import { lazyPart } from '../../../elements/page/lazy-part.tsx';

/** What is near a place, below what a page first shows: its code comes after that. */
export const LazyNearby = lazyPart(async () => (await import('./nearby.tsx')).Nearby);
