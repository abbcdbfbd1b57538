import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { RowSkeletons } from '../ui/display/skeleton.tsx';

// With its menus and forms, which load after the page itself.
const OwnLists = lazyPart(async () => (await import('../features/lists/own/own-lists.tsx')).OwnLists);

export const messages = ['lists', 'sharing', 'failures'] as const;

/** The user's lists. */
export function Component() {
  const t = useTranslations();
  const footer = usePageFooter();
  return (
    <PanelPage name={t('lists.title')} intro={t('lists.intro')}>
      <Suspense fallback={<RowSkeletons count={4} label={t('states.loading')} />}>
        <OwnLists />
      </Suspense>
      {footer}
    </PanelPage>
  );
}
