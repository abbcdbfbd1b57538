import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './skip-links.module.css';

/** The first things that Tab reaches. The style sheet hides those that the page has no target for. */
export function SkipLinks() {
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
