import { lazyPart } from '../page/lazy-part.tsx';

/** `ReadHours`, loaded where hours are being written. Published hours come in words. */
export const LazyHours = lazyPart(async () => (await import('./read-hours.tsx')).ReadHours, {
  fallback: null,
  isOptional: true,
});
