import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { PanelBoundary } from '../elements/panel-boundary.tsx';
import { latePart } from './late-part.tsx';
import { useIsIdle } from './use-is-idle.ts';

const Toasts = latePart(async () => (await import('../ui/toasts.tsx')).Toasts);

/** The area of the toasts, once the first page has had its turn. */
export function ToastPlace() {
  const t = useTranslations('shell');
  const idle = useIsIdle();
  return (
    <PanelBoundary name="toasts" instead={null}>
      <Suspense>{idle && <Toasts label={t('notices')} dismissLabel={t('dismiss')} />}</Suspense>
    </PanelBoundary>
  );
}
