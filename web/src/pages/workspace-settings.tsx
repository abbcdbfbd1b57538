import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { LineSkeletons } from '../ui/display/skeleton.tsx';

export const messages = ['settings', 'access', 'consent', 'failures'] as const;

const OwnSettings = lazyPart(async () => {
  const [{ Settings }, { ChangePassword }, { DataImport }] = await Promise.all([
    import('../features/settings/settings.tsx'),
    import('../features/email-account/change-password.tsx'),
    import('../features/data-import/data-import.tsx'),
  ]);
  return () => <Settings password={<ChangePassword />} dataImport={(uid) => <DataImport uid={uid} />} />;
});

/** The settings of a creator, in the workspace. */
export function Component() {
  const t = useTranslations();
  return (
    <PanelPage name={t('workspace.settings.title')} intro={t('workspace.settings.intro')}>
      <Suspense fallback={<LineSkeletons count={30} label={t('states.loading')} />}>
        <OwnSettings />
      </Suspense>
    </PanelPage>
  );
}
