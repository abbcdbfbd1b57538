import { useTranslations } from 'use-intl';
import { VitalsPage } from '../features/checks/vitals-page.tsx';

export const messages = ['vitals'] as const;

/** How fast pages were for visitors. For developers; only the status page links to it. */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <title>{`${t('vitals.title')} · ${t('brand')}`}</title>
      <VitalsPage />
    </>
  );
}
