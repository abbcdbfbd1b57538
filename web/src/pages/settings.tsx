import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { LineSkeletons } from '../ui/display/skeleton.tsx';

export const messages = ['settings', 'consent', 'members', 'failures'] as const;

const OwnSettings = lazyPart(async () => {
  const [{ Settings }, { DataImport }] = await Promise.all([
    import('../features/settings/settings.tsx'),
    import('../features/data-import/data-import.tsx'),
  ]);
  return () => <Settings dataImport={(uid) => <DataImport uid={uid} />} />;
});

/** The settings of any signed-in user. */
export function Component() {
  const t = useTranslations();
  return (
    <PanelPage name={t('settings.title')} intro={t('settings.intro')}>
      <Suspense fallback={<LineSkeletons count={10} label={t('states.loading')} />}>
        <OwnSettings />
      </Suspense>
    </PanelPage>
  );
}
