import { matchPath } from '@waymark/model/paths/match-path';
import { useLocation } from 'react-router';
import { usePathTo } from '../../i18n/paths.ts';

/** The path of the page for signing in or registering by e-mail, which leads back to this page. */
export function useEmailPath(): string {
  const path = usePathTo()('join', {});
  const { pathname, search, hash } = useLocation();
  if (matchPath(pathname)?.page === 'join') return path;
  return `${path}?${new URLSearchParams({ to: pathname + search + hash })}`;
}
