import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  kind?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
}

/** A state in a word or a number. The word says it; the colour only repeats it. */
export function Badge({ kind = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
