import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { useMember } from '../elements/page/use-member.ts';
import { RowSkeletons } from '../ui/display/skeleton.tsx';

const Library = lazyPart(async () => (await import('../features/photos/library/library.tsx')).Library);

export const messages = ['library', 'failures', 'works'] as const;

/** All photos of a creator. */
export function Component() {
  const t = useTranslations();
  const member = useMember();
  if (member === null) return null;
  return (
    <PanelPage name={t('library.title')} intro={t('library.intro')}>
      <Suspense fallback={<RowSkeletons count={4} label={t('states.loading')} />}>
        <Library key={member.uid} uid={member.uid} />
      </Suspense>
    </PanelPage>
  );
}
