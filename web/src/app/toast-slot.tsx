import { useTranslations } from 'use-intl';
import { lazyPart } from './lazy-part.tsx';
import { LazySlot } from './lazy-slot.tsx';

const Toasts = lazyPart(async () => (await import('../ui/toasts.tsx')).Toasts);

/** The area of the toasts, once the first page has had its turn. */
export function ToastSlot() {
  const t = useTranslations('shell');
  return (
    <LazySlot name="toasts">
      <Toasts label={t('notices')} dismissLabel={t('dismiss')} />
    </LazySlot>
  );
}
