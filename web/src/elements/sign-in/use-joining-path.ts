import { usePathTo } from '../../i18n/paths.ts';
import type { Session } from '../../session/session-state.ts';

/** The path of the page for becoming a creator. A visitor signs in first, on the page that gives the reasons to. */
export function useJoiningPath(session: Session): string {
  const pathTo = usePathTo();
  const joining = pathTo('creators-join', {});
  if (session.status === 'signed-in') return joining;
  return `${pathTo('join', {})}?${new URLSearchParams({ to: joining })}`;
}
