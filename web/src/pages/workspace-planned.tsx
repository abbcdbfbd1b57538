import { matchPath } from '@waymark/model/paths/match-path';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlannedPage, type PlannedPageName } from '../features/workspace/planned-page.tsx';

const NAMES: Readonly<Record<string, PlannedPageName>> = {
  'workspace-integrations': 'integrations',
};

export function loader({ request }: LoaderFunctionArgs): PlannedPageName {
  const name = NAMES[matchPath(new URL(request.url).pathname)?.page ?? ''];
  if (name === undefined) throw new Error('This is no page of the workspace that is still to come');
  return name;
}

/** Workspace pages that are not built yet. */
export function Component() {
  return <PlannedPage page={useLoaderData<PlannedPageName>()} />;
}
