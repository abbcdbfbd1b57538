import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  heading: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3;
  /** Shown beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading and a border. */
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
