import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './text-page.module.css';

interface TextPageProps {
  /** What the window is called. */
  name: string;
  heading: ReactNode;
  summary: ReactNode;
  /** What stands above the heading, and what is said in small below it. */
  above?: ReactNode;
  facts?: ReactNode;
  /** What it says. */
  children: ReactNode;
}

/** A page that is read from top to bottom. */
export function TextPage({ name, heading, summary, above, facts, children }: TextPageProps) {
  const t = useTranslations();
  return (
    <article className={styles.page}>
      <title>{`${name} · ${t('brand')}`}</title>
      <header className={styles.head}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{heading}</h1>
        <p className={styles.summary}>{summary}</p>
        {facts}
      </header>
      {children}
    </article>
  );
}
