import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { LineSkeletons } from '../ui/skeleton.tsx';

export const messages = ['settings', 'consent', 'failures'] as const;

const Settings = lazyPart(async () => (await import('../features/settings/settings.tsx')).Settings);

/** The settings of a creator, in the workspace. */
export function Component() {
  const t = useTranslations();
  return (
    <PanelPage name={t('workspace.settings.title')} intro={t('workspace.settings.intro')}>
      <Suspense fallback={<LineSkeletons count={10} label={t('states.loading')} />}>
        <Settings />
      </Suspense>
    </PanelPage>
  );
}
