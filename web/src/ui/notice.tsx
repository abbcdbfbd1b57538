import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'info' | 'warning' | 'error';
  children: ReactNode;
}

/** A sentence about the state of the page, said once to those who listen. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <p className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
