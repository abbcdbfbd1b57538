import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  onClick: () => void;
  /** While what it started is under way: it stays in place and keeps the focus. */
  busy?: boolean;
  children: ReactNode;
}

/** The one thing to do on a page. */
export function Button({ onClick, busy = false, children }: ButtonProps) {
  return (
    <button type="button" className={styles.button} aria-busy={busy} onClick={onClick}>
      {children}
    </button>
  );
}
