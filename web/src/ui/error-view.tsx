import type { ReactNode } from 'react';
import styles from './error-view.module.css';

interface ErrorViewProps {
  heading: string;
  detail: ReactNode;
  /** The one thing to do, or two. */
  action: ReactNode;
}

/** A page that could not be shown, and the way on. */
export function ErrorView({ heading, detail, action }: ErrorViewProps) {
  return (
    <section className={styles.page}>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1>{heading}</h1>
      <p className={styles.detail}>{detail}</p>
      <div className={styles.action}>{action}</div>
    </section>
  );
}
