import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** An icon or a drawing; it says nothing that the sentence does not. */
  picture?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /** A sentence. */
  children: ReactNode;
}

/** Where nothing is yet: a picture, a sentence, and the one thing to do. */
export function EmptyState({ picture, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
