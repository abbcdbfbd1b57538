import { lazyPart } from '../../../elements/page/lazy-part.tsx';

/** What else there is to read. It is at the end of a page, which is complete without it. */
export const LazyMoreItems = lazyPart(async () => (await import('./more-items.tsx')).MoreItems, {
  isAfterPage: true,
});
