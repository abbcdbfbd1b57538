import { Suspense } from 'react';
import { PanelBoundary } from '../elements/panel-boundary.tsx';
import { NEEDED } from '../session/consent.ts';
import { latePart } from './late-part.tsx';
import { useIsIdle } from './use-is-idle.ts';

const ConsentCard = latePart(async () => (await import('../features/consent/consent-card.tsx')).ConsentCard);

/** Where visitors are asked what they allow: only where something configured needs it, and after the first page. */
export function ConsentPlace() {
  const idle = useIsIdle();
  return (
    <PanelBoundary name="consent" instead={null}>
      <Suspense>{NEEDED.length > 0 && idle && <ConsentCard />}</Suspense>
    </PanelBoundary>
  );
}
