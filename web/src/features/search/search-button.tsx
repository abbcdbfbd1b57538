import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import { Kbd } from '../../ui/display/kbd.tsx';
import { openSearch } from './open-search.ts';
import styles from './search-button.module.css';

/** The button of the header that opens the search, as `/` and Ctrl-K do. */
export function SearchButton() {
  const t = useTranslations('shell');
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={openSearch}
    >
      <Icon of={Search} size="1.25rem" />
      <span className={styles.name}>{t('search')}</span>
      <span className={styles.key} aria-hidden="true">
        <Kbd>/</Kbd>
      </span>
    </button>
  );
}
