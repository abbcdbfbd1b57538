import type { MouseEvent } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { connection } from '../../live/core/connection.ts';
import { Notice } from '../../ui/notice.tsx';
import { useStore } from '../../ui/store.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import styles from './header.module.css';

/** What there is to read, for those who do not begin with the map; on a narrow window the footer alone has them. */
const BESIDE = ['posts', 'countries'] as const;

/** The menu of whoever is signed in, or the way to sign in: it has its room from the beginning. */
const AccountMenu = lazyPart(
  async () => (await import('../../features/account/account-menu.tsx')).AccountMenu,
  {
    messages: ['account'],
    fallback: null,
    panel: 'account',
    isOptional: true,
    isAfterPage: true,
  },
);

interface HeaderProps {
  /** Over the whole window instead of the width of a text page. */
  wide?: boolean;
}

/** Whose page it is, where else to go, and in which language; below it what is the matter just now. */
export function Header({ wide = false }: HeaderProps) {
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
          {BESIDE.map((page) => (
            <NavLink key={page} to={pathTo(page, {})}>
              {t(`shell.${page}`)}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch />
        <div className={styles.account}>
          <AccountMenu />
        </div>
      </header>
      <ConnectionNotice />
    </>
  );
}

/** Whether what is on the page follows the database. */
function ConnectionNotice() {
  const t = useTranslations('states');
  const away = useStore(connection);
  return away && <Notice kind="warning">{t('away')}</Notice>;
}

/** The first things that Tab reaches. The style sheet hides those that the page has no target for. */
function SkipLinks() {
  const t = useTranslations('shell');
  return (
    <div className={styles.links}>
      <Link to={{ hash: '#content' }} onClick={skip}>
        {t('skipToContent')}
      </Link>
      <Link to={{ hash: '#list' }} onClick={skip}>
        {t('skipToList')}
      </Link>
      <Link to={{ hash: '#map' }} onClick={skip}>
        {t('skipToMap')}
      </Link>
    </div>
  );
}

/** Moves the focus and leaves the address alone, which says what is on the map and is no place for such steps. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus();
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus();
}
