import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import type { ReadHours } from './read-hours.tsx';

const Loaded = lazyPart(async () => (await import('./read-hours.tsx')).ReadHours, { isOptional: true });

/** `ReadHours`, loaded where hours are being written. Published hours come in words. */
export function LazyHours(props: ComponentProps<typeof ReadHours>) {
  return (
    <Suspense fallback={props.unread}>
      <Loaded {...props} />
    </Suspense>
  );
}
