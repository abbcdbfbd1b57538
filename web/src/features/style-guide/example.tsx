import type { ReactNode } from 'react';
import styles from './example.module.css';

interface ExampleProps {
  /** The name of the component as in its import, or the name of a foundation. */
  name: string;
  layout?: 'row' | 'column';
  children: ReactNode;
}

/** A component in several states. */
export function Example({ name, layout = 'row', children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.stage} data-layout={layout}>
        {children}
      </div>
    </div>
  );
}
