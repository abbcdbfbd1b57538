import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { useMember } from '../elements/page/use-member.ts';
import { PlannedSources } from '../features/workspace/planned-sources.tsx';
import { LineSkeletons } from '../ui/display/skeleton.tsx';

export const messages = ['imports'] as const;

const InstagramIntegration = lazyPart(
  async () => (await import('../features/instagram/instagram-integration.tsx')).InstagramIntegration,
);

/** The sources from which a creator brings content, and where it goes. */
export function Component() {
  const t = useTranslations();
  const member = useMember();
  return (
    <PanelPage name={t('workspace.integrations.title')} intro={t('workspace.integrations.intro')}>
      {member && (
        <Suspense fallback={<LineSkeletons count={12} label={t('states.loading')} />}>
          <InstagramIntegration uid={member.uid} />
          <PlannedSources />
        </Suspense>
      )}
    </PanelPage>
  );
}
