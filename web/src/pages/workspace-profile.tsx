import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { LineSkeletons } from '../ui/display/skeleton.tsx';

export const messages = ['creators', 'photos', 'place-search'] as const;

const Editor = lazyPart(async () => {
  const [{ ProfileEditor }, { CreatorPreview }, { PhotoUpload }] = await Promise.all([
    import('../features/profile/profile-editor.tsx'),
    import('../features/creators/creator-preview.tsx'),
    import('../features/photos/photo-upload.tsx'),
  ]);
  return () => (
    <ProfileEditor
      preview={(creator) => <CreatorPreview creator={creator} />}
      photoUpload={(props) => <PhotoUpload {...props} />}
    />
  );
});

/** The form for a creator's public profile. */
export function Component() {
  const t = useTranslations();
  return (
    <PanelPage name={t('profile.title')} intro={t('profile.intro')}>
      <Suspense fallback={<LineSkeletons count={10} label={t('states.loading')} />}>
        <Editor />
      </Suspense>
    </PanelPage>
  );
}
