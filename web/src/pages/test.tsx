import { useTranslations } from 'use-intl';
import { StatusPage } from '../features/checks/status-page.tsx';

export const messages = ['checks'] as const;

/** The configuration without secrets, and a live check of each service. For developers; no page links to it. */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <title>{`${t('checks.title')} · ${t('brand')}`}</title>
      <StatusPage />
    </>
  );
}
