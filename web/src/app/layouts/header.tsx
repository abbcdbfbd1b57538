import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './header.module.css';
import { SkipLinks } from './skip-links.tsx';

interface HeaderProps {
  /** Over the whole window instead of the width of a text page. */
  wide?: boolean;
  /** Who is signed in, or the way there. */
  account?: ReactNode;
}

/** Whose page it is, where else to go, and in which language; below it what is the matter just now. */
export function Header({ wide = false, account }: HeaderProps) {
  const t = useTranslations();
  const pathTo = usePathTo();
  return (
    <>
      <header className={wide ? styles.wide : styles.header}>
        <SkipLinks />
        <Link className={styles.home} to={pathTo('index', {})}>
          <Wordmark name={t('brand')} />
        </Link>
        <nav className={styles.navigation} aria-label={t('shell.navigation')}>
          <NavLink to={pathTo('index', {})} end>
            {t('shell.explore')}
          </NavLink>
        </nav>
        <LanguageSwitch />
        {account}
      </header>
      <ConnectionNotice />
    </>
  );
}
