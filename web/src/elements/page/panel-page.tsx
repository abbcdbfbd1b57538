import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './panel-page.module.css';

interface PanelPageProps {
  /** What the page is called, in the window and above it. */
  name: string;
  intro: string;
  children: ReactNode;
}

/** A page beside the map, or of the workspace, that is more than something to read. */
export function PanelPage({ name, intro, children }: PanelPageProps) {
  const t = useTranslations();
  return (
    <div className={styles.page}>
      <title>{`${name} · ${t('brand')}`}</title>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>{intro}</p>
      </header>
      {children}
    </div>
  );
}
