import { useTranslations } from 'use-intl';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { OwnImports } from '../features/instagram/own-imports.tsx';

export const messages = ['imports', 'failures'] as const;

/** The user's Instagram imports. */
export function Component() {
  const t = useTranslations('imports');
  const footer = usePageFooter();
  return (
    <PanelPage name={t('title')} intro={t('intro')}>
      <OwnImports />
      {footer}
    </PanelPage>
  );
}
