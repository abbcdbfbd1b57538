import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** How much of how much is there: "24 of 120". */
  status: string;
  /** Left out when all is there. */
  onMore?: (() => void) | undefined;
  busy?: boolean;
  /** What the button says. */
  children: ReactNode;
}

/** The end of a list of which there is more. */
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
