import { matchPath } from '@waymark/model/paths/match-path';
import { pathTo } from '@waymark/model/paths/path-to';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Signs out of everything, then leads home. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = matchPath(new URL(request.url).pathname)?.locale ?? 'en';
  const home = pathTo('index', {}, locale);
  const [{ signOut }, { forgetDrafts }] = await Promise.all([
    import('../session/sign-out.ts'),
    import('../elements/form/form-draft.ts'),
  ]);
  forgetDrafts();
  const isLeaving = await signOut(home);
  if (isLeaving) await new Promise(() => {}); // The document is about to go.
  return redirect(home);
}

/** Nobody sees it: there is always somewhere else to go. */
export function Component() {
  return null;
}
