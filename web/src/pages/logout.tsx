import { matchPath } from '@waymark/model/paths/match-path';
import { pathTo } from '@waymark/model/paths/path-to';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Signs the user out of everything, then leads to the home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = matchPath(new URL(request.url).pathname)?.locale ?? 'en';
  const home = pathTo('index', {}, locale);
  const [{ signOut }, { deleteDrafts }, { forgetSeen }] = await Promise.all([
    import('../session/sign-out.ts'),
    import('../elements/form/form-draft.ts'),
    import('../services/offline/kept-caches.ts'),
  ]);
  deleteDrafts();
  // A failure must not keep anyone signed in.
  await forgetSeen().catch((error: unknown) => console.warn('What was seen could not be deleted.', error));
  const isLeaving = await signOut(home);
  if (isLeaving) await new Promise(() => {}); // The document is about to unload.
  return redirect(home);
}

/** Never shown, because the loader always redirects. */
export function Component() {
  return null;
}
