import { Cable, FilePen, type LucideIcon, SlidersHorizontal, UserRound } from 'lucide-react';
import { NavLink, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Content } from './content.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

export const messages = ['members'] as const;

/** The header, and the workspace pages with their navigation. */
export function Component() {
  return (
    <>
      <Header wide />
      <div className={styles.workspace}>
        <WorkspaceNavigation />
        <Content className={styles.work} moves>
          <Outlet />
        </Content>
      </div>
    </>
  );
}

const PAGES = [
  ['articles', FilePen],
  ['integrations', Cable],
  ['profile', UserRound],
  ['settings', SlidersHorizontal],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** The navigation of the workspace: beside the page, or in a row above it on a narrow window. */
function WorkspaceNavigation() {
  const t = useTranslations('workspace.navigation');
  const pathTo = usePathTo();
  return (
    <nav className={styles.navigation} aria-label={t('label')}>
      {PAGES.map(([page, picture]) => (
        <NavLink key={page} to={pathTo(`workspace-${page}`, {})}>
          <Icon of={picture} />
          <span>{t(page)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
