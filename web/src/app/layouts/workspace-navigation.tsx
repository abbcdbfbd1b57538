import { Cable, FilePen, type LucideIcon, SlidersHorizontal, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './workspace-navigation.module.css';

const PAGES = [
  ['articles', FilePen],
  ['integrations', Cable],
  ['profile', UserRound],
  ['settings', SlidersHorizontal],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** The pages of the workspace: beside what they show, and on a narrow window in a row above it. */
export function WorkspaceNavigation() {
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
