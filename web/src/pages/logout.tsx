import { matchPath } from '@waymark/model/paths/match-path';
import { pathTo } from '@waymark/model/paths/path-to';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Signs the user out of everything, then leads to the home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = matchPath(new URL(request.url).pathname)?.locale ?? 'en';
  const home = pathTo('index', {}, locale);
  const [{ signOut }, { deleteDrafts }, { forgetSearches }, { forgetSeen }, { deleteStoredAnswers }] =
    await Promise.all([
      import('../session/sign-out.ts'),
      import('../elements/form/form-draft.ts'),
      import('../features/search/recent-searches.ts'),
      import('../services/offline/caches.ts'),
      import('../live/offline/stored-answers.ts'),
    ]);
  deleteDrafts();
  forgetSearches();
  // A failure must not keep anyone signed in.
  for (const forgetting of await Promise.allSettled([forgetSeen(), deleteStoredAnswers()])) {
    if (forgetting.status === 'rejected') console.warn('What was seen is still here.', forgetting.reason);
  }
  const isLeaving = await signOut(home);
  if (isLeaving) await new Promise(() => {}); // The document is about to unload.
  return redirect(home);
}

/** Never shown, because the loader always redirects. */
export function Component() {
  return null;
}
