import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './creators-page.module.css';

/** The heading of the page above the list of creators. */
export function CreatorsPage({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <div className={styles.page}>
      <title>{`${t('creators.title')} · ${t('brand')}`}</title>
      <header className={styles.head}>
        <h1>{t('creators.title')}</h1>
        <p className={styles.intro}>{t('creators.intro')}</p>
      </header>
      {children}
    </div>
  );
}
