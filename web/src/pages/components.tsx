import { useTranslations } from 'use-intl';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';

export const messages = ['style-guide', 'explore', 'item'] as const;

/** Every part of the interface, as it is. */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <title>{`${t('components.title')} · ${t('brand')}`}</title>
      <StyleGuide />
    </>
  );
}
