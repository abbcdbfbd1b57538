import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Wordmark } from '../../ui/wordmark.tsx';
import { AwayLink } from './away-link.tsx';
import styles from './embed-bar.module.css';

interface EmbedBarProps {
  title: ReactNode;
  /** The page of what is shown. */
  to: string;
}

/** What the map shows, and where it comes from. */
export function EmbedBar({ title, to }: EmbedBarProps) {
  const t = useTranslations();
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <AwayLink to={to} className={styles.brand}>
        <Wordmark name={t('brand')} />
      </AwayLink>
    </div>
  );
}
