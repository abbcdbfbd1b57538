import { lazyPart } from '../../../elements/page/lazy-part.tsx';

/** The items near a place. They are below the first view, so their code loads after it. */
export const LazyNearby = lazyPart(async () => (await import('./nearby.tsx')).Nearby);
