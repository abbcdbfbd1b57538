import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './text-page.module.css';

interface TextPageProps {
  /** The title of the window. */
  name: string;
  heading: ReactNode;
  summary: ReactNode;
  /** The content above the heading, and the small print below the summary. */
  above?: ReactNode;
  facts?: ReactNode;
  /** The body of the page. */
  children: ReactNode;
}

/** The layout of a page of text. */
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
