import { lazyPart } from '../page/lazy-part.tsx';

/** The map of chosen items, which nothing waits for: their names are beside it. */
export const LazyPlacesMap = lazyPart(async () => (await import('./places-map.tsx')).PlacesMap, {
  messages: ['map'],
  fallback: null,
  panel: 'places-map',
});
