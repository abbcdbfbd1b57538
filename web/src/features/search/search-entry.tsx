import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/display/icon.tsx';
import { openSearch } from './open-search.ts';
import styles from './search-entry.module.css';

/** A button that looks like the field of the search, and opens it. Its text says what can be found. */
export function SearchEntry({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={openSearch}>
      <Icon of={Search} size="1.125rem" />
      {children}
    </button>
  );
}
