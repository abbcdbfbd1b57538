import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** How many of how many entries are loaded: "24 of 120". */
  status: string;
  /** Undefined when all entries are loaded. */
  onMore?: (() => void) | undefined;
  busy?: boolean;
  /** The label of the button. */
  children: ReactNode;
}

/** The end of a list that has more entries to load. */
export function LoadMore({ status, onMore, busy = false, children }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {onMore && (
        <Button kind="secondary" busy={busy} onClick={onMore}>
          {children}
        </Button>
      )}
    </div>
  );
}
