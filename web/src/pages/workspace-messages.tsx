import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { RowSkeletons } from '../ui/display/skeleton.tsx';

const Inbox = lazyPart(async () => (await import('../features/inbox/inbox.tsx')).Inbox);

export const messages = ['inbox', 'failures'] as const;

/** What visitors wrote to a creator, or to the team. */
export function Component() {
  const t = useTranslations();
  return (
    <PanelPage name={t('inbox.title')} intro={t('inbox.intro')}>
      <Suspense fallback={<RowSkeletons count={4} label={t('states.loading')} />}>
        <Inbox />
      </Suspense>
    </PanelPage>
  );
}
