import { COLLECTION_OF, KINDS } from '@waymark/model/entities/kinds';
import { matchPath } from '@waymark/model/paths/match-path';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { keepViewed } from '../elements/recent/viewed-items.ts';
import { measureVisit } from '../services/measure-visit.ts';
import { reportOpened } from '../services/search/report.ts';
import { useSession } from '../session/session.ts';
import { NEEDED } from '../session/third-parties.ts';
import { PageViews } from './navigation/page-views.tsx';

/** The card that asks for consent. */
const ConsentCard = lazyPart(async () => (await import('../features/consent/consent-card.tsx')).ConsentCard, {
  messages: ['consent'],
  panel: 'consent',
  isOptional: true,
  fallback: null,
});

/** Looks for newer builds, and announces them. */
const Updates = lazyPart(async () => (await import('../features/updates/updates.tsx')).Updates, {
  messages: ['updates'],
  panel: 'updates',
  isOptional: true,
  fallback: null,
});

/** What follows the settings of a signed-in user. */
const FollowedSettings = lazyPart(
  async () => (await import('../features/settings/followed-settings.tsx')).FollowedSettings,
  { panel: 'settings', isOptional: true, fallback: null },
);

/** What follows which items a signed-in user has saved. */
const FollowedSaves = lazyPart(
  async () => (await import('../elements/save/followed-saves.tsx')).FollowedSaves,
  { messages: ['save'], panel: 'saves', isOptional: true, fallback: null },
);

/**
 * The parts of every page that no visitor waits for: the question about third parties, page views, reports of searches, the measured
 * visit, the items that were viewed, the settings and saved items of a user, and updates.
 */
export function AfterPage() {
  useEffect(measureVisit, []);
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <>
      {NEEDED.length > 0 && <ConsentCard />}
      {NEEDED.includes('measurement') && <PageViews />}
      {NEEDED.includes('insights') && <OpenedPages />}
      <ViewedItems />
      {isSignedIn && <FollowedSettings />}
      {isSignedIn && <FollowedSaves />}
      <Updates />
    </>
  );
}

/** Reports the pages to which a search led. */
function OpenedPages() {
  const { pathname } = useLocation();
  useEffect(() => reportOpened(pathname), [pathname]);
  return null;
}

/** Remembers the items whose pages were opened. */
function ViewedItems() {
  const { pathname } = useLocation();
  useEffect(() => {
    const match = matchPath(pathname);
    const kind = KINDS.find((one) => match?.page === `${COLLECTION_OF[one]}-id`);
    if (kind !== undefined && match !== null && 'id' in match.params)
      keepViewed({ kind, id: match.params.id });
  }, [pathname]);
  return null;
}
