import type { ReactNode } from 'react';
import styles from './error-view.module.css';

interface ErrorViewProps {
  heading: string;
  detail: ReactNode;
  /** One or two actions. */
  action: ReactNode;
}

/** Shown in place of a page that could not be displayed, with a way to continue. */
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
