import { useTranslations } from 'use-intl';
import { latePart } from './lazy-part.tsx';
import { LatePlace } from './lazy-slot.tsx';

const Toasts = latePart(async () => (await import('../ui/toasts.tsx')).Toasts);

/** The area of the toasts, once the first page has had its turn. */
export function ToastPlace() {
  const t = useTranslations('shell');
  return (
    <LatePlace name="toasts">
      <Toasts label={t('notices')} dismissLabel={t('dismiss')} />
    </LatePlace>
  );
}
