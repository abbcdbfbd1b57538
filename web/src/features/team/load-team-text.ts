import { matchPath } from '@waymark/model/paths/match-path';
import type { LoaderFunctionArgs } from 'react-router';
import type { TeamText } from './team-text.ts';

/** The texts, one file each, by `{page}.{locale}`. */
const TEXTS = import.meta.glob<TeamText>('../../../../content/pages/*.md', { import: 'default' });

/** Loads the team's text of a page. */
export async function loadTeamText({ request }: LoaderFunctionArgs): Promise<TeamText> {
  const { pathname } = new URL(request.url);
  const match = matchPath(pathname);
  const load = match && TEXTS[`../../../../content/pages/${match.page}.${match.locale}.md`];
  if (!load) throw new Error(`There is no text for ${pathname}`);
  return load();
}
