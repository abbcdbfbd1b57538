import { matchPath } from '@waymark/model/paths/match-path';
import { Bookmark, BookOpen, Compass, Ellipsis, Search } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { openSearch } from '../../features/search/open-search.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { HAS_SEARCH } from '../../services/search/has-search.ts';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './bottom-navigation.module.css';
import { isSavedPage } from './is-saved-page.ts';
import { MorePanel } from './more-panel.tsx';

/**
 * The navigation of visitors at the lower edge of a narrow window, in place of the links of the header. A style sheet shows it, so
 * that it is there before any script runs. Pages of members that have bars of their own at that edge leave it out.
 */
export function BottomNavigation() {
  const t = useTranslations('shell');
  const pathTo = usePathTo();
  const more = useId();
  const page = matchPath(useLocation().pathname)?.page;
  return (
    <nav className={styles.bar} aria-label={t('navigation')} data-toasts-above>
      <NavLink to={pathTo('index', {})} end>
        <Icon of={Compass} size="1.375rem" />
        <span>{t('explore')}</span>
      </NavLink>
      <NavLink to={pathTo('posts', {})}>
        <Icon of={BookOpen} size="1.375rem" />
        <span>{t('posts')}</span>
      </NavLink>
      {HAS_SEARCH && (
        <button type="button" className={styles.search} aria-haspopup="dialog" onClick={openSearch}>
          <Icon of={Search} size="1.375rem" />
          <span>{t('search')}</span>
        </button>
      )}
      <Link to={pathTo('saved', {})} aria-current={isSavedPage(page) ? 'page' : undefined}>
        <Icon of={Bookmark} size="1.375rem" />
        <span>{t('saved')}</span>
      </Link>
      {/* The browser itself opens the panel, so that its links work without scripts. */}
      <button type="button" className={styles.more} popoverTarget={more}>
        <Icon of={Ellipsis} size="1.375rem" />
        <span>{t('more')}</span>
      </button>
      <MorePanel id={more} />
    </nav>
  );
}
