import { matchPath } from '@waymark/model/paths/match-path';
import { pathTo } from '@waymark/model/paths/path-to';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Signs the user out of everything, then leads to the home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = matchPath(new URL(request.url).pathname)?.locale ?? 'en';
  const home = pathTo('index', {}, locale);
  const [{ signOut }, { deleteDrafts }] = await Promise.all([
    import('../session/sign-out.ts'),
    import('../elements/form/form-draft.ts'),
  ]);
  deleteDrafts();
  const isLeaving = await signOut(home);
  if (isLeaving) await new Promise(() => {}); // The document is about to unload.
  return redirect(home);
}

/** Never shown, because the loader always redirects. */
export function Component() {
  return null;
}
