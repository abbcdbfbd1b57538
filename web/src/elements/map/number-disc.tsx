import type { ReactNode } from 'react';
import styles from './number-disc.module.css';

interface NumberDiscProps {
  highlighted: boolean;
  /** A number, or several in few letters. */
  children: ReactNode;
}

/** The number of an item, as its mark on a map and beside its name. */
export function NumberDisc({ highlighted, children }: NumberDiscProps) {
  return (
    <span className={styles.number} data-highlighted={highlighted || undefined}>
      {children}
    </span>
  );
}
