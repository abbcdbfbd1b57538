import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { OwnImports } from '../features/instagram/own-imports.tsx';

export const messages = ['imports', 'failures'] as const;

const PositionField = lazyPart(
  async () => (await import('../features/place/position-field.tsx')).PositionField,
);

/** The user's Instagram imports and their items. */
export function Component() {
  const t = useTranslations('imports');
  const footer = usePageFooter();
  return (
    <PanelPage name={t('title')} intro={t('intro')}>
      <OwnImports position={(props) => <PositionField {...props} />} />
      {footer}
    </PanelPage>
  );
}
