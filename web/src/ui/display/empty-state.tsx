import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** A decorative icon or drawing: the sentence already says everything. */
  picture?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  children: ReactNode;
}

/** Shown in place of content that does not exist yet: a picture, a sentence and the main action. */
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
