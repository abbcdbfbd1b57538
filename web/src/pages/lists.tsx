import { useTranslations } from 'use-intl';
import { usePageFooter } from '../elements/page-footer.ts';
import { PanelPage } from '../elements/panel-page.tsx';
import { SummaryList } from '../features/content/summary-list.tsx';
import { OwnLists } from '../features/lists/own-lists.tsx';

export const messages = ['lists'] as const;

/** The lists of whoever is signed in. */
export function Component() {
  const t = useTranslations('lists');
  const footer = usePageFooter();
  return (
    <PanelPage name={t('title')} intro={t('intro')}>
      <OwnLists rows={(cards) => <SummaryList cards={cards} />} />
      {footer}
    </PanelPage>
  );
}
