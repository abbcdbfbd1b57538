import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  heading: ReactNode;
  /** Of its heading, by where it is on the page. */
  level?: 2 | 3;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a name and an edge of its own. */
export function Panel({ heading, level = 2, actions, children }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
        {actions}
      </header>
      {children}
    </section>
  );
}
