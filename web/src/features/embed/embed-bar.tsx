import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import styles from './embed-bar.module.css';
import { NewTabLink } from './new-tab-link.tsx';

interface EmbedBarProps {
  title: ReactNode;
  /** The path of the subject's page. */
  to: string;
}

/** The title of the subject, and a link to its page on Waymark. */
export function EmbedBar({ title, to }: EmbedBarProps) {
  const t = useTranslations();
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <NewTabLink to={to} className={styles.brand}>
        <Wordmark name={t('brand')} />
      </NewTabLink>
    </div>
  );
}
