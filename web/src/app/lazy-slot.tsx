import { type ReactNode, Suspense } from 'react';
import { PanelBoundary } from '../elements/page/panel-boundary.tsx';
import { useIsIdle } from './use-is-idle.ts';

interface LazySlotProps {
  /** What stands there, for whoever looks at the page from outside. */
  name: string;
  children: ReactNode;
}

/** A place for something that the first page does without: it comes afterwards, and what fails there is missed by nobody. */
export function LazySlot({ name, children }: LazySlotProps) {
  const idle = useIsIdle();
  return (
    <PanelBoundary name={name} instead={null}>
      <Suspense>{idle && children}</Suspense>
    </PanelBoundary>
  );
}
