import { matchPath } from '@waymark/model/paths/match-path';
import { Bookmark } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { SearchButton } from '../../features/search/search-button.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { connection } from '../../live/core/connection.ts';
import { HAS_SEARCH } from '../../services/search/has-search.ts';
import { creatorOf } from '../../session/creator-of.ts';
import { useSession } from '../../session/session.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import { useStore } from '../../ui/hooks/store.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import styles from './header.module.css';
import { isSavedPage } from './is-saved-page.ts';

/** Pages for readers who do not start with the map. A window without room for all of them has the first ones. */
const BESIDE = ['posts', 'countries', 'atlas-lists', 'creators'] as const;

/** The account menu, or the sign-in link. Its space is reserved from the start. */
const AccountMenu = lazyPart(
  async () => (await import('../../features/account/account-menu.tsx')).AccountMenu,
  {
    messages: ['account'],
    panel: 'account',
    isAfterPage: true,
  },
);

/** The menu in which a creator begins something. It comes when the session is known, where it moves nothing. */
const CreateButton = lazyPart(
  async () => (await import('../../features/works/create/create-button.tsx')).CreateButton,
  { messages: ['create', 'failures'], panel: 'create', isAfterPage: true },
);

interface HeaderProps {
  /** Whether a narrow window has the bottom navigation, which then has all links, the search and the languages. */
  hasBottomNavigation?: boolean;
}

/** The logo, the main navigation, the search, what is saved, the language switch and the account, with current notices below. */
export function Header({ hasBottomNavigation = true }: HeaderProps) {
  const t = useTranslations();
  const pathTo = usePathTo();
  return (
    <>
      <header className={styles.header} data-alone={hasBottomNavigation ? undefined : ''}>
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
              {t(`footer.${page}`)}
            </NavLink>
          ))}
        </nav>
        <ForCreators />
        <div className={styles.tools}>
          {HAS_SEARCH && <SearchButton />}
          <SavedLink />
          <LanguageSwitch />
        </div>
        <div className={styles.account}>
          <AccountMenu />
        </div>
      </header>
      <ConnectionNotice />
    </>
  );
}

/** Visitors and other members load nothing of it. */
function ForCreators() {
  const uid = creatorOf(useSession())?.user.id;
  return uid !== undefined && <CreateButton key={uid} uid={uid} />;
}

/** Leads to what is saved, as the bottom navigation of a narrow window does. */
function SavedLink() {
  const t = useTranslations('shell');
  const pathTo = usePathTo();
  const page = matchPath(useLocation().pathname)?.page;
  return (
    <Link
      to={pathTo('saved', {})}
      className={styles.saved}
      aria-current={isSavedPage(page) ? 'page' : undefined}
    >
      <Icon of={Bookmark} size="1.25rem" />
      <VisuallyHidden>{t('saved')}</VisuallyHidden>
    </Link>
  );
}

/** A notice while the page does not receive live data. */
function ConnectionNotice() {
  const t = useTranslations('states');
  const away = useStore(connection);
  return away && <Notice kind="warning">{t('away')}</Notice>;
}

/** The first elements in the tab order. The style sheet hides links whose target the page lacks. */
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

/** Moves the focus without a hash in the URL, which holds the state of the map. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus();
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus();
}
