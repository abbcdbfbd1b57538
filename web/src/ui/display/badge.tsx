import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  kind?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
}

/** A state, as a word or a number. The colour only repeats what the word says. */
export function Badge({ kind = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
