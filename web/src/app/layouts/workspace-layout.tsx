import { Cable, FilePen, Images, Inbox, type LucideIcon, SlidersHorizontal, UserRound } from 'lucide-react';
import { NavLink, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { UnreadCount } from '../../features/inbox/unread-count.tsx';
import { UploadsBar } from '../../features/photos/uploads-bar.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { creatorOf } from '../../session/creator-of.ts';
import { useSession } from '../../session/session.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { Content } from './content.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

export const messages = ['members'] as const;

/** The header, and the workspace pages with their navigation. Their bars have the lower edge of a narrow window for themselves. */
export function Component() {
  return (
    <>
      <Header hasBottomNavigation={false} />
      <div className={styles.workspace}>
        <WorkspaceNavigation />
        <Content className={styles.work} moves>
          <Outlet />
          <UploadsBar />
        </Content>
      </div>
    </>
  );
}

const PAGES = [
  ['articles', FilePen],
  ['photos', Images],
  ['messages', Inbox],
  ['integrations', Cable],
  ['profile', UserRound],
  ['settings', SlidersHorizontal],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** The navigation of the workspace: beside the page, or in a row above it on a narrow window. */
function WorkspaceNavigation() {
  const t = useTranslations('workspace.navigation');
  const pathTo = usePathTo();
  const session = useSession();
  // A member of the team may be no creator, and then has no other page here.
  const isTeamOnly = session.status === 'signed-in' && creatorOf(session) === undefined;
  const pages = PAGES.filter(([page]) => page === 'messages' || !isTeamOnly);
  return (
    <nav className={styles.navigation} aria-label={t('label')}>
      {pages.map(([page, picture]) => (
        <NavLink key={page} to={pathTo(`workspace-${page}`, {})}>
          <Icon of={picture} />
          <span>{t(page)}</span>
          {page === 'messages' && (
            <span className={styles.unread}>
              <UnreadCount />
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
