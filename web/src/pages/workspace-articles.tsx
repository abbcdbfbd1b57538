import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { openedAsNew } from '../elements/form/opened-as-new.ts';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { useFocusOnView } from '../elements/page/use-focus-on-view.ts';
import { useMember } from '../elements/page/use-member.ts';
import { SharedPhotos } from '../features/share/shared-photos.tsx';
import { AllWorks } from '../features/works/all-works.tsx';
import { MyContent } from '../features/works/my-content.tsx';
import { OwnPageLink } from '../features/workspace/own-page-link.tsx';
import { LineSkeletons } from '../ui/display/skeleton.tsx';

export const messages = ['works', 'create', 'sharing', 'failures', 'search'] as const;

const WorkPage = lazyPart(async () => (await import('./workspace-work.tsx')).WorkPage);

/** Files may be dropped on the page as soon as it has loaded. */
const DropToLibrary = lazyPart(
  async () => (await import('../features/photos/library/drop-to-library.tsx')).DropToLibrary,
  { messages: ['library', 'failures'], isAfterPage: true },
);

/** All works of a creator, or the one that is being edited. */
export function Component() {
  const t = useTranslations();
  const member = useMember();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const workId = search.get('work');
  useFocusOnView(workId);
  const uid = workId === null ? member?.uid : undefined;
  useEffect(() => {
    if (uid === undefined) return;
    void import('../features/edit/engine/edit-session.ts').then(
      ({ discardLeftWorks }) => discardLeftWorks(uid),
      // The next visit does it.
      () => {},
    );
  }, [uid]);
  if (workId !== null) {
    return (
      <Suspense fallback={<LineSkeletons count={8} label={t('states.loading')} />}>
        <WorkPage key={workId} workId={workId} />
      </Suspense>
    );
  }
  if (member === null) return null;
  return (
    <PanelPage name={t('works.title')} intro={t('works.intro')}>
      <DropToLibrary uid={member.uid} />
      <AllWorks uid={member.uid}>
        {(all) => (
          <>
            <SharedPhotos
              uid={member.uid}
              onMade={(id) => void navigate(`?work=${id}`, { replace: true, state: openedAsNew })}
            />
            <MyContent uid={member.uid} all={all} toPublicPage={<OwnPageLink />} />
          </>
        )}
      </AllWorks>
    </PanelPage>
  );
}
